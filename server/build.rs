//! A new migration must be built in.

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
}
