// The compiler looks for this module in files that import both UIKit and Testing. There is nothing that they need together.
