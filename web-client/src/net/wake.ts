/** Calls back when the page or the network wakes up: then is the time to look after the line, not at the next wait. */
export function onWake(wake: () => void): () => void {
  const visible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', visible);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  return () => {
    document.removeEventListener('visibilitychange', visible);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
  };
}
