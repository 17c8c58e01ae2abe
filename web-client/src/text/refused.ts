import type { RefusalDetails } from '../contract';
import { hasText, t } from './translate.svelte';

/** Why something was refused, in words; a code not known here is shown as it is. */
export function refusalText(code: string, details: RefusalDetails, money: (amount: number) => string): string {
  const { have, need } = details;
  if (code === 'over_cash' && typeof have === 'number' && typeof need === 'number') {
    return t('refused.over_cash_figures', { have: money(have), need: money(need) });
  }
  const key = `refused.${code}`;
  return hasText(key) ? t(key) : t('refused.other', { code });
}
