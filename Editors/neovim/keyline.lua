-- Keyline's language server for Neovim 0.7 and newer: put this file in `plugin/` of the configuration folder.
--
-- It is started for YAML files with a `keyline:` key, storyboards, XIBs and Swift files. `:lua vim.lsp.buf.hover()` explains a frame,
-- `:lua vim.lsp.buf.code_action()` repairs, `<C-x><C-o>` completes.

local command = { "keyline", "lsp" }

vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = { "*.storyboard", "*.xib" },
  callback = function() vim.bo.filetype = "xml" end,
})

vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  pattern = { "*.yaml", "*.yml", "*.storyboard", "*.xib", "*.swift" },
  callback = function(event)
    local client = vim.g.keyline_client
    if not client or not vim.lsp.get_client_by_id(client) then
      client = vim.lsp.start_client({ name = "keyline", cmd = command, root_dir = vim.fn.getcwd() })
      vim.g.keyline_client = client
    end
    if not client then return end
    vim.lsp.buf_attach_client(event.buf, client)
    vim.bo[event.buf].omnifunc = "v:lua.vim.lsp.omnifunc"
  end,
})
