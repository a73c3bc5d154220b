import { ApiRefusal } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import ChevronDown from 'lucide-react-native/icons/chevron-down';
import UsersRound from 'lucide-react-native/icons/users-round';
import { useState } from 'react';
import { Pressable, View } from 'react-native';
import { useApi } from '../api/api';
import { Button } from '../parts/button';
import { Radio } from '../parts/choice';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** How many come, and a note to the restaurant: folded, since the people who were searched for are set. */
export function TableDetails({ order, noteMax, onSaved }: { order: Order; noteMax: number; onSaved: () => void }) {
  const { colour } = useTheme();
  const { m, app } = useWords();
  const api = useApi();
  const [open, setOpen] = useState(order.note !== '');
  const [people, setPeople] = useState(order.people);
  const [note, setNote] = useState(order.note);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState(false);
  const changed = people !== order.people || note !== order.note;
  const save = async () => {
    setError(undefined);
    try {
      await api.call('updateOrder', { params: { id: order._id }, body: { people, note } });
      setSaved(true);
      onSaved();
    } catch (problem) {
      setError(problem instanceof ApiRefusal ? problem.problem.message : app.retry);
    }
  };
  return (
    <View style={{ borderTopWidth: 1, borderBottomWidth: 1, borderColor: colour.line }}>
      <Pressable
        role="button"
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={{ minHeight: 56, flexDirection: 'row', alignItems: 'center', gap: space.s3 }}
      >
        <UsersRound color={colour.ink} size={20} />
        <T style={{ flex: 1 }}>{m.checkout.tableDetails}</T>
        <ChevronDown color={colour.ink} size={20} />
      </Pressable>
      {open ? (
        <View style={{ gap: space.s3, paddingBottom: space.s4 }}>
          <View role="radiogroup" aria-label={m.checkout.people} style={{ gap: space.s2 }}>
            <T kind="smallStrong">{m.checkout.people}</T>
            <T kind="caption" tone="ink3">
              {m.checkout.peopleHint(order.places)}
            </T>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
              {Array.from({ length: order.places }, (_, index) => index + 1).map((one) => (
                <Radio key={one} name={m.site.people(one)} chosen={one === people} onPress={() => setPeople(one)} />
              ))}
            </View>
          </View>
          <Field
            label={`${m.checkout.note} (${m.site.optional})`}
            hint={m.checkout.noteHint(noteMax)}
            value={note}
            onChange={setNote}
            maxLength={noteMax}
            multiline
            error={error}
          />
          {changed ? <Button onPress={() => void save()}>{m.profile.save}</Button> : null}
          {saved && !changed ? (
            <T kind="caption" tone="okInk" role="status">
              {m.profile.saved}
            </T>
          ) : null}
        </View>
      ) : null}
    </View>
  );
}
