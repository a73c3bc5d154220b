import type { Lead } from '@metade/contracts/leads.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field, Select, TextArea } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { refusalOf } from '../api.ts';
import { useShown } from '../rules/use-shown.ts';
import { useConfig } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { useCities } from './cities.ts';

/** Creates a lead; invite: a restaurant, which is invited to register at once. Input stays after a refusal. */
export function AddLead({
  invite = false,
  onClose,
  onAdded,
}: {
  invite?: boolean;
  onClose: () => void;
  onAdded: (lead: Lead) => void;
}) {
  const { m } = useWords();
  const words = m.licensee.leads;
  const { call, group } = useSession();
  const { markets } = useConfig();
  const { placeOf } = useShown();
  const [country, setCountry] = useState(markets[0]?.country ?? null);
  const { cities, loading } = useCities(country);
  const [typed, setTyped] = useState({ company_name: '', name: '', email: '', phone: '', city: '', message: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const put = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped((last) => ({ ...last, [name]: event.target.value }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const city = typed.city || (cities.length === 1 ? (cities[0]?._id ?? '') : '');
    setFailure('');
    setErrors(city ? {} : { city: words.chooseCity });
    if (!city) return;
    setBusy(true);
    try {
      const kind = typed.company_name || invite ? ('restaurant' as const) : ('contact' as const);
      const name = typed.name || typed.company_name;
      const { data } = await call('addLead', { body: { ...typed, kind, city, name } });
      onAdded(
        invite
          ? (
              await call('inviteRestaurant', {
                params: { id: data._id },
                body: { company_name: typed.company_name, email: typed.email, city },
              })
            ).data
          : data,
      );
    } catch (error) {
      const refusal = refusalOf(error);
      setErrors(Object.fromEntries((refusal?.issues ?? []).map(({ path, message }) => [path, message])));
      setFailure(refusal?.message ?? m.unreachable);
      setBusy(false);
    }
  };
  return (
    <Dialog sheet open onClose={onClose} title={invite ? m.licensee.territory.invite : words.add} closeLabel={m.close}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {invite ? <p className="text-sm text-ink-2">{words.inviteText}</p> : null}
        <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
          {failure}
        </p>
        <Field
          label={words.company}
          required={invite}
          value={typed.company_name}
          onChange={put('company_name')}
          error={errors.company_name}
        />
        <Field label={words.name} value={typed.name} onChange={put('name')} error={errors.name} />
        <Field
          type="email"
          label={words.email}
          required
          value={typed.email}
          onChange={put('email')}
          error={errors.email}
        />
        <Field type="tel" label={words.phone} value={typed.phone} onChange={put('phone')} error={errors.phone} />
        {group === 'admin' ? (
          <Select
            label={m.board.market}
            value={country ?? ''}
            onChange={(event) => {
              setCountry(event.target.value);
              setTyped((last) => ({ ...last, city: '' }));
            }}
          >
            {markets.map((market) => (
              <option key={market.country} value={market.country}>
                {placeOf(market.country)}
              </option>
            ))}
          </Select>
        ) : null}
        <Select label={words.city} value={typed.city} onChange={put('city')} error={errors.city}>
          {cities.length === 1 ? null : <option value="">{words.chooseCity}</option>}
          {cities.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
        {invite ? null : (
          <TextArea label={words.message} value={typed.message} onChange={put('message')} error={errors.message} />
        )}
        <Button type="submit" kind="brand" size="host" busy={busy || loading}>
          {invite ? words.inviteSend : words.save}
        </Button>
      </form>
    </Dialog>
  );
}
