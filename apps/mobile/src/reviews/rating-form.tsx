import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSite } from '../site/site';
import { Choices } from '../forms/choices';
import { Outcome } from '../forms/outcome';
import type { useForm } from '../forms/use-form';
import { Tick } from '../parts/choice';
import { Field } from '../parts/field';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import { ScoreField } from './score-field';
import { type TypedReview, scores } from './typed-review';

/** Four scores, title, text, the private question, and who sees it. children: photographs, where they are added at once. */
export function RatingForm({
  form,
  children,
}: {
  form: ReturnType<typeof useForm<TypedReview>>;
  children?: ReactNode;
}) {
  const { m } = useWords();
  const { settings, off } = useSite();
  const { typed, type, field, problem } = form;
  const { reviewTextMin: min, reviewTextMax: max } = settings;
  const length = typed.comment.trim().length;
  const required = (name: string) => `${name} (${m.site.required})`;
  return (
    <View style={{ gap: space.s4 }}>
      <View>
        {scores.map((name) => (
          <ScoreOf key={name} name={name} form={form} />
        ))}
      </View>
      <Field label={required(m.reviews.headline)} maxLength={120} {...field('title')} />
      <Field
        label={required(m.reviews.comment)}
        multiline
        hint={length > 0 ? m.reviews.length(length, min, max) : m.reviews.lengthRule(min, max)}
        {...field('comment')}
      />
      {children}
      <View>
        <Choices
          label={m.reviews.discountTitle(off)}
          names={{ yes: m.reviews.yes, no: m.reviews.no, unsure: m.reviews.unsure }}
          chosen={typed.discount || 'unsure'}
          onPick={(one) => type({ discount: one === 'unsure' ? '' : one })}
        />
        <T kind="caption" tone="ink3">
          {m.reviews.discountNote}
        </T>
      </View>
      <View>
        <Tick
          label={m.reviews.private}
          checked={typed.private === 'on'}
          onPress={() => type({ private: typed.private === 'on' ? '' : 'on' })}
        />
        <T kind="caption" tone="ink3">
          {m.reviews.publicNote}
        </T>
      </View>
      <Outcome of={form} />
      {Object.keys(problem?.fields ?? {}).length > 0 ? (
        <T kind="small" tone="badInk" role="alert">
          {m.site.toCorrect(Object.keys(problem?.fields ?? {}).length)}
        </T>
      ) : null}
    </View>
  );
}

function ScoreOf({ name, form }: { name: (typeof scores)[number]; form: ReturnType<typeof useForm<TypedReview>> }) {
  const { m } = useWords();
  return (
    <ScoreField
      label={`${m.restaurant.scores[name]} (${m.site.required})`}
      chosen={Number(form.typed[name])}
      error={form.problem?.fields[name]}
      onPick={(score) => form.type({ [name]: String(score) })}
    />
  );
}
