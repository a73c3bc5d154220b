import type { failedRefunds as pt } from '../pt/panel-failed-refunds.ts';

export const failedRefunds: typeof pt = {
  title: 'Refunds that failed',
  text: 'Refunds that the customer’s bank sent back: we still owe this money. Decide each once; the customer is told by e-mail.',
  lists: { open: 'To decide', over: 'Decided' },
  decisions: {
    retried: 'Sent to the card again',
    credited: 'Given as credit',
    transferred: 'Paid by bank transfer',
  },
  states: {
    failed: 'Sent back by the bank: owed',
    pending: 'On its way to the card',
    done: 'Returned to the customer',
  },
  settledByDispute: 'The bank returned the money in a dispute',
  refund: 'Refund',
  amount: 'Amount',
  failed: 'Sent back by the bank on',
  tries: 'Failed attempts',
  card: 'Card',
  gift: 'Gift voucher',
  gatewayId: 'At the gateway',
  decision: 'Decision',
  transferReference: 'Transfer reference',
  how: 'How to return the money',
  ways: {
    retried: (sum) =>
      `Send ${sum} to the same card again. This works only if the card is active again; if the bank sends it back once more, it appears here again.`,
    credited: (sum) => `Give ${sum} as credit to the customer’s account. It is then no longer owed as money.`,
    transferred: (sum) =>
      `I have already transferred ${sum} to the customer’s bank account. The transfer is made outside Metade; its reference is kept here and e-mailed to the customer.`,
  },
  acts: { retried: 'Send again', credited: 'Give credit', transferred: 'Mark as paid' },
  referenceMissing: 'Enter the reference of the transfer.',
  note: 'Note for the log',
  disputed: 'The same payment is disputed: wait for the bank’s decision, as the bank may return the money itself.',
  noAccount: 'The customer’s account was deleted, so credit cannot be given.',
  decided: (what) => `${what}.`,
};
