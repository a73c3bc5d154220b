import type { User } from '@metade/contracts/auth.ts';
import { LOCALES, localeNames } from '@metade/i18n/locale.ts';
import { View } from 'react-native';
import { useApi } from '../api/api';
import { Choices } from '../forms/choices';
import { Outcome } from '../forms/outcome';
import { useForm } from '../forms/use-form';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { PlaceField } from '../session/place-field';
import { useSession } from '../session/session';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import { dayOf, typedDay, withSlashes } from './typed-day';

const languages = Object.fromEntries(LOCALES.map((one) => [one, localeNames[one]])) as typeof localeNames;

/** Names, gender, birthday, phone, region and language. A new language is the app's, too. */
export function DetailsForm({ user }: { user: User }) {
  const { m, app, locale, setLocale } = useWords();
  const { account, profile: words } = m;
  const { put } = useSession();
  const api = useApi();
  const { profile } = user;
  const spoken = profile.intl ?? locale;
  const form = useForm({
    first_name: profile.first_name,
    last_name: profile.last_name,
    name: profile.name === `${profile.first_name} ${profile.last_name}` ? '' : profile.name,
    gender: profile.gender ?? '',
    born: typedDay(profile.born),
    phone: profile.phone ?? '',
    region: '',
    intl: spoken,
  });
  const { typed, type, field } = form;
  const bornWrong = typed.born !== '' && dayOf(typed.born) === null;
  const save = () =>
    form.send(async () => {
      const { data } = await api.call('updateProfile', {
        body: {
          first_name: typed.first_name.trim(),
          last_name: typed.last_name.trim(),
          name: typed.name.trim(),
          gender: (typed.gender || undefined) as 'male' | 'female' | undefined,
          born: dayOf(typed.born),
          phone: typed.phone.trim() || null,
          region: typed.region || undefined,
          intl: typed.intl as typeof spoken,
        },
      });
      put(data);
      if (typed.intl !== spoken) setLocale(typed.intl as typeof spoken);
    });
  const born = field('born');
  return (
    <View style={{ gap: space.s4 }}>
      <Field label={account.firstName} {...field('first_name')} autoComplete="given-name" />
      <Field label={account.lastName} {...field('last_name')} autoComplete="family-name" />
      <Field
        label={`${account.fullName} (${m.site.optional})`}
        {...field('name')}
        autoComplete="name"
        hint={account.fullNameHint}
      />
      <Choices
        label={account.gender}
        names={{ female: account.female, male: account.male }}
        chosen={typed.gender as 'female' | 'male' | ''}
        error={form.problem?.fields.gender}
        onPick={(gender) => type({ gender })}
      />
      <Field
        label={words.born}
        {...born}
        onChange={(value) => type({ born: withSlashes(value) })}
        inputMode="numeric"
        maxLength={10}
        hint={app.account.bornHint}
        error={born.error ?? (bornWrong && typed.born.length === 10 ? app.account.bornWrong : undefined)}
      />
      <Field
        label={account.phone}
        {...field('phone')}
        inputMode="tel"
        autoComplete="tel"
        maxLength={25}
        hint={account.phoneHint}
      />
      <PlaceField
        chosen={typed.region}
        home={user.region[0]}
        error={form.problem?.fields.region}
        onPick={(region) => type({ region })}
      />
      <Choices
        label={words.language}
        names={languages}
        chosen={typed.intl as typeof spoken}
        onPick={(intl) => type({ intl })}
      />
      <Outcome of={form} words={words.saved} />
      <Button kind="brand" disabled={form.busy || bornWrong} onPress={() => void save()}>
        {words.save}
      </Button>
    </View>
  );
}
