import type { Wallet } from '@metade/contracts/site.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { WalletCards } from 'lucide-react';
import { useWords } from '../words/words.tsx';

/** Adds a voucher to the device's wallets; nothing where none is offered. */
export function WalletLinks({
  token,
  wallets,
  className = '',
}: {
  token: string;
  wallets: readonly Wallet[];
  className?: string;
}) {
  const { m } = useWords();
  return wallets.map((wallet) => (
    <a key={wallet} href={`/checkout/voucher/${token}/wallet/${wallet}`} className={`${buttonClass()} ${className}`}>
      <WalletCards aria-hidden="true" className="size-5 shrink-0" />
      {m.voucher.addToWallet[wallet]}
    </a>
  ));
}
