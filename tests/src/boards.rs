//! The boards that tests play on: every built-in edition, and the example of a host's own.

use editions::Library;
use std::path::Path;
use std::sync::LazyLock;

/// The built-in editions.
#[must_use]
pub fn built_in() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(Library::built_in);
    &LIBRARY
}

/// The built-in editions and those of `docs/examples`, read as a server reads a host's folder.
///
/// # Panics
/// If an example is broken.
#[must_use]
pub fn all() -> &'static Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/examples");
        let library = Library::with_folder(&folder).expect("the examples are there");
        assert!(library.broken().is_empty(), "{:?}", library.broken());
        library
    });
    &LIBRARY
}
