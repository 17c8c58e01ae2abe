/** The panels beside the board. */
export type Tab = 'deeds' | 'trade' | 'log' | 'chat';
export const TABS: readonly Tab[] = ['deeds', 'trade', 'log', 'chat'];
