"""Drawing: scenes to SVG and PNG, with the symbols and letters that all scenes use."""
