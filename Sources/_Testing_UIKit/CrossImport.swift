// A file that imports both Swift Testing and a module named UIKit has this module imported too:
// Testing's toolchain says so (`Testing.swiftcrossimport/UIKit.swiftoverlay`), for Apple's UIKit.
// Ours has nothing to add to Testing, but without a module of this name such a file does not
// compile.
