/** Whether the page is as narrow as a phone: then one thing at a time is shown, and the rest is in a sheet. */
class Screen {
  narrow = $state(false);

  constructor() {
    // Without a page, as in tests, nothing is narrow.
    if (typeof window === 'undefined') return;
    const query = window.matchMedia('(max-width: 820px)');
    this.narrow = query.matches;
    query.addEventListener('change', (event) => {
      this.narrow = event.matches;
    });
  }
}

export const screen = new Screen();
