;;; keyline.el --- Keyline's language server for Eglot  -*- lexical-binding: t -*-

;; Load this file, and call `eglot-ensure' in layout files, storyboards and XIBs, as the hooks below do.

(require 'eglot)

(add-to-list 'auto-mode-alist '("\\.\\(storyboard\\|xib\\)\\'" . nxml-mode))

(defun keyline-layout-p ()
  "Whether the buffer is a layout file, a storyboard or a XIB."
  (or (string-match-p "\\.\\(storyboard\\|xib\\)\\'" (or buffer-file-name ""))
      (save-excursion
        (goto-char (point-min))
        (re-search-forward "^keyline:" nil t))))

(defun keyline-ensure ()
  "Start Keyline's server where it has something to say."
  (when (keyline-layout-p) (eglot-ensure)))

(add-to-list 'eglot-server-programs '((yaml-mode yaml-ts-mode nxml-mode) . ("keyline" "lsp")))
(dolist (hook '(yaml-mode-hook yaml-ts-mode-hook nxml-mode-hook))
  (add-hook hook #'keyline-ensure))

(provide 'keyline)
;;; keyline.el ends here
