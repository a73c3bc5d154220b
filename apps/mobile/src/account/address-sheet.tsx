import type { Address } from '@metade/contracts/addresses.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { ApiRefusal, type Answer } from '@metade/api-client/client.ts';
import { useState } from 'react';
import { Modal } from 'react-native';
import { useApi } from '../api/api';
import { useExplore } from '../explore/explore-state';
import { useSite } from '../site/site';
import { Choices } from '../forms/choices';
import { Outcome } from '../forms/outcome';
import { useForm } from '../forms/use-form';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { Screen } from '../parts/screen';
import { T } from '../parts/text';
import { useWords } from '../words/words';

const none = { name: '', street: '', number: '', district: '', city: '', state: '', zip: '' };
type Names = keyof typeof none;

/** An address to type. A known postal code fills in what is empty, or what another code had filled in. */
export function AddressSheet({
  address,
  onSaved,
  onClose,
}: {
  address: Address | null;
  onSaved: (addresses: Answer<'listAddresses'>['data']) => void;
  onClose: () => void;
}) {
  const { m, locale } = useWords();
  const words = m.profile;
  const api = useApi();
  const { question } = useExplore();
  const { config } = useSite();
  const form = useForm({
    ...none,
    ...(address ? pick(address) : {}),
    country: address?.country ?? question.city.country,
  });
  const { typed, type, field } = form;
  const [filled, setFilled] = useState<Partial<Record<Names, string>>>({});
  const [said, setSaid] = useState<{ zip: string; text: string; found: boolean } | null>(null);
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  const countries = (config?.markets ?? [])
    .filter(({ shown, country }) => shown || country === typed.country)
    .map(({ country }) => [country, names.of(country) ?? country] as const);
  const lookUp = async () => {
    const zip = typed.zip.trim();
    if (!zip || said?.zip === zip) return;
    try {
      const asked = { params: { postalCode: zip }, query: { country: typed.country } };
      const { data } = await api.call('findPostalCode', asked);
      const told = { street: data.street ?? '', district: data.district ?? '', city: data.city, state: data.state };
      const free = Object.entries(told).filter(([name, value]) => {
        const now = typed[name as Names].trim();
        return value !== '' && (now === '' || now === filled[name as Names]);
      });
      type(Object.fromEntries(free));
      setFilled((now) => ({ ...now, ...Object.fromEntries(free) }));
      const text = words.zipFound([data.street, data.city].filter(Boolean).join(', '));
      setSaid({ zip, text, found: true });
    } catch (error) {
      // Without a network, or for a country without a list of codes, the address is typed.
      const text = error instanceof ApiRefusal ? (error.problem.issues?.[0]?.message ?? error.problem.message) : '';
      setSaid({ zip, text, found: false });
    }
  };
  const save = async () => {
    const body = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()])) as typeof typed;
    let saved: Answer<'listAddresses'>['data'] = [];
    const done = await form.send(async () => {
      const answer = address
        ? await api.call('updateAddress', { params: { id: address._id }, body })
        : await api.call('createAddress', { body });
      saved = answer.data;
    });
    if (done) onSaved(saved);
  };
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <Screen title={address ? words.editAddress : words.addAddress} close onBack={onClose}>
        <Field label={words.addressName} {...field('name')} hint={words.addressNameHint} maxLength={60} />
        <Choices
          label={words.country}
          names={Object.fromEntries(countries)}
          chosen={typed.country}
          error={form.problem?.fields.country}
          onPick={(country) => {
            type({ country });
            setSaid(null);
          }}
        />
        <Field
          label={words.zip}
          {...field('zip')}
          autoComplete="postal-code"
          hint={words.zipHint}
          maxLength={12}
          onBlur={() => void lookUp()}
        />
        {said?.text ? (
          <T kind="caption" tone={said.found ? 'okInk' : 'waitInk'} role="status">
            {said.text}
          </T>
        ) : null}
        <Field label={words.street} {...field('street')} autoComplete="address-line1" />
        <Field label={words.number} {...field('number')} />
        <Field label={words.district} {...field('district')} />
        <Field label={words.city} {...field('city')} />
        <Field label={words.state} {...field('state')} />
        <Outcome of={form} />
        <Button kind="brand" disabled={form.busy} onPress={() => void save()}>
          {words.save}
        </Button>
        <Button onPress={onClose}>{words.cancel}</Button>
      </Screen>
    </Modal>
  );
}

function pick({ name, street, number, district, city, state, zip }: Address): typeof none {
  return { name, street, number, district, city, state, zip };
}
