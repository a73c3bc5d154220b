import { ApiRefusal } from '@metade/api-client/client.ts';
import { router } from 'expo-router';
import { useCallback } from 'react';
import { DeletionSettlement } from '../../src/account/deletion-quote';
import { OwnScreen } from '../../src/account/own-screen';
import { PasswordNeeded } from '../../src/account/password-needed';
import { useApi, useLoaded } from '../../src/api/api';
import { Outcome } from '../../src/forms/outcome';
import { useForm } from '../../src/forms/use-form';
import { Banner } from '../../src/parts/banner';
import { Button } from '../../src/parts/button';
import { Field } from '../../src/parts/field';
import { Loading } from '../../src/parts/loading';
import { goBack } from '../../src/parts/screen';
import { T } from '../../src/parts/text';
import { useSession } from '../../src/session/session';
import { useWords } from '../../src/words/words';

/** Deletes the account for the amounts that are shown; when these have changed, shows the new ones instead. */
export default function DeleteAccount() {
  const { m } = useWords();
  return (
    <OwnScreen title={m.profile.deleteTitle}>
      {(user) => (
        <>
          <T tone="ink2">{m.profile.deleteText}</T>
          {user.hasPassword ? <Deletion /> : <PasswordNeeded user={user} />}
        </>
      )}
    </OwnScreen>
  );
}

function Deletion() {
  const { m } = useWords();
  const { deleted } = useSession();
  const api = useApi();
  const form = useForm({ password: '' });
  const { value, failure, again } = useLoaded(
    useCallback(
      async (signal) => {
        try {
          return { quote: (await api.call('quoteDeletion', {}, { signal })).data, refusal: null };
        } catch (error) {
          if (error instanceof ApiRefusal && error.problem.code === 'account_in_charge')
            return { quote: null, refusal: error.problem.message };
          throw error;
        }
      },
      [api],
    ),
  );
  const keep = <Button onPress={() => goBack('/profile')}>{m.profile.deleteKeep}</Button>;
  if (!value) return <Loading failure={failure} again={again} />;
  const { quote } = value;
  if (!quote)
    return (
      <>
        <Banner tone="bad" urgent>
          {value.refusal}
        </Banner>
        {keep}
      </>
    );
  const send = async () => {
    const expected = quote.orders.map(({ _id, rule, refund, credit }) => ({
      order: _id,
      rule,
      refund: refund.amount,
      credit: credit.amount,
    }));
    const done = await form.send(async () => {
      try {
        await api.call('deleteAccount', { body: { password: form.typed.password, expected } });
      } catch (error) {
        if (error instanceof ApiRefusal && error.problem.code === 'quote_changed') again();
        throw error;
      }
    });
    if (!done) return;
    deleted();
    router.dismissTo('/profile');
  };
  return (
    <>
      <DeletionSettlement quote={quote} />
      <Field
        label={m.profile.deletePassword}
        {...form.field('password')}
        secureTextEntry
        autoComplete="current-password"
      />
      <Outcome of={form} />
      <Button kind="brand" disabled={form.busy} onPress={() => void send()}>
        {m.profile.deleteSubmit}
      </Button>
      {keep}
    </>
  );
}
