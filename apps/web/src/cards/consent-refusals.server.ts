/** How a card whose bank was asked may end without being kept. */
export const consentRefusals = ['card_check_failed', 'card_check_over', 'card_check_open', 'unavailable'] as const;
