/** Bytes of this device for the dice of the table, as 64 hex digits. */
export function ownChance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
