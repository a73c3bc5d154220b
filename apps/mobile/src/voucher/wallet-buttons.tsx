import { ApiRefusal } from '@metade/api-client/client.ts';
import { walletsOn } from '@metade/booking-flow/wallets.ts';
import type { Wallet } from '@metade/contracts/site.ts';
import Wallets from 'lucide-react-native/icons/wallet-cards';
import { useState } from 'react';
import { Linking, Platform } from 'react-native';
import { useApi } from '../api/api';
import { useSite } from '../site/site';
import { openPage } from '../links/open-page';
import { Tile, TileProblem } from '../parts/tile';
import { useWords } from '../words/words';

/** Tiles that add a voucher to the device's wallet; nothing where the marketplace does not offer it. */
export function WalletButtons({ token }: { token: string }) {
  const { m, app, locale } = useWords();
  const api = useApi();
  const { config } = useSite();
  const [said, setSaid] = useState<string | null>(null);
  const add = async (wallet: Wallet) => {
    setSaid(null);
    // The system's own sheet opens over the browser that is over the app.
    if (wallet === 'apple') return openPage(`/checkout/voucher/${token}/wallet/apple`, locale);
    try {
      const { data } = await api.call('getGooglePass', { params: { token } });
      await Linking.openURL(data.url);
    } catch (error) {
      setSaid(error instanceof ApiRefusal ? error.problem.message : app.retry);
    }
  };
  return (
    <>
      {walletsOn(system, config?.wallets ?? []).map((wallet) => (
        <Tile key={wallet} icon={Wallets} onPress={() => void add(wallet)}>
          {m.voucher.addToWallet[wallet]}
        </Tile>
      ))}
      <TileProblem said={said} />
    </>
  );
}

const system = Platform.OS === 'web' ? navigator.userAgent : Platform.OS;
