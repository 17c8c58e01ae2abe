/** Where in the client somebody is. Plain paths without a hash; the server answers them all with the same page. */
export type Route =
  | { page: 'start' }
  | { page: 'room'; room: string }
  | { page: 'watch'; token: string }
  | { page: 'join'; code: string }
  | { page: 'games' }
  | { page: 'replay'; game: string; step: number | null }
  | { page: 'lost' };

export function routeOf(path: string, hash: string): Route {
  const [first, second, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  if (rest.length > 0) return { page: 'lost' };
  if (first === undefined) return { page: 'start' };
  if (first === 'games') {
    return second === undefined ? { page: 'games' } : { page: 'replay', game: second, step: stepOf(hash) };
  }
  if (second === undefined) return { page: 'lost' };
  if (first === 'room') return { page: 'room', room: second };
  if (first === 'watch') return { page: 'watch', token: second };
  if (first === 'join') return { page: 'join', code: second };
  return { page: 'lost' };
}

function stepOf(hash: string): number | null {
  return /^#\d+$/.test(hash) ? Number(hash.slice(1)) : null;
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    window.addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** Takes over plain clicks on links within the client; all others stay the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.origin !== location.origin) return;
    if (link.hasAttribute('download') || link.pathname.startsWith('/api/') || link.hash === '#main') return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
