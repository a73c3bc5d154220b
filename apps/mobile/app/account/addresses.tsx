import type { Address } from '@metade/contracts/addresses.ts';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { AddressSheet } from '../../src/account/address-sheet';
import { OwnScreen } from '../../src/account/own-screen';
import { useApi, useLoaded } from '../../src/api/api';
import { Outcome } from '../../src/forms/outcome';
import { useSending } from '../../src/forms/use-form';
import { Button } from '../../src/parts/button';
import { Entry } from '../../src/parts/entry';
import { Loading } from '../../src/parts/loading';
import { T } from '../../src/parts/text';
import { space } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

export default function Addresses() {
  const { m } = useWords();
  return <OwnScreen title={m.profile.addresses}>{() => <AddressList />}</OwnScreen>;
}

/** The saved addresses: change, remove, make default, and add. */
function AddressList() {
  const { m } = useWords();
  const words = m.profile;
  const api = useApi();
  const sending = useSending();
  const [open, setOpen] = useState<Address | 'new' | null>(null);
  const { value, failure, again, put } = useLoaded(
    useCallback(async (signal) => (await api.call('listAddresses', {}, { signal })).data, [api]),
  );
  const act = (what: () => Promise<{ data: Address[] }>) => void sending.send(async () => put((await what()).data));
  if (!value) return <Loading failure={failure} again={again} />;
  return (
    <>
      <Outcome of={sending} words={words.saved} />
      {value.length === 0 ? <T tone="ink2">{words.noAddress}</T> : null}
      {value.map((one) => (
        <Entry
          key={one._id}
          title={one.name}
          mark={one.default ? words.isDefault : null}
          text={[`${one.street}, ${one.number}`, one.district, `${one.zip} ${one.city}`, one.state]
            .filter(Boolean)
            .join(' · ')}
        >
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
            <Button label={`${words.change}: ${one.name}`} onPress={() => setOpen(one)}>
              {words.change}
            </Button>
            {one.default ? null : (
              <Button
                label={`${words.makeDefault}: ${one.name}`}
                disabled={sending.busy}
                onPress={() =>
                  act(() => api.call('updateAddress', { params: { id: one._id }, body: { default: true } }))
                }
              >
                {words.makeDefault}
              </Button>
            )}
            <Button
              label={`${words.removeAddress}: ${one.name}`}
              disabled={sending.busy}
              onPress={() => act(() => api.call('removeAddress', { params: { id: one._id } }))}
            >
              {words.removeAddress}
            </Button>
          </View>
        </Entry>
      ))}
      <Button kind="brand" onPress={() => setOpen('new')}>
        {words.addAddress}
      </Button>
      {open ? (
        <AddressSheet
          address={open === 'new' ? null : open}
          onSaved={(addresses) => {
            put(addresses);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
