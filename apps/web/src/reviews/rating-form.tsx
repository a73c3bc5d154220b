import { Problem } from '@metade/ui/banner.tsx';
import { Button } from '@metade/ui/button.tsx';
import { Checkbox, Field, TextArea } from '@metade/ui/field.tsx';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ReviewFields, ReviewResult } from './review-form.server.ts';
import type { PhotoLimits } from './review-limits.server.ts';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';
import { PhotosField } from './photos-form.tsx';
import { ScoreField } from './score-field.tsx';

export interface TextLimits {
  min: number;
  max: number;
}

/**
 * Four scores, title, text, visibility, and the private question; `saved` when a review is changed, `photos` when photos can be
 * added.
 */
export function RatingForm({
  saved,
  result,
  limits,
  photos,
}: {
  saved?: ReviewFields | undefined;
  result: ReviewResult | undefined;
  limits: TextLimits;
  photos?: PhotoLimits;
}) {
  const { m } = useWords();
  const { off } = useDiscount();
  const busy = useNavigation().formMethod === 'POST';
  const value = result?.problem ? result.kept : saved;
  const [length, setLength] = useState(value?.comment?.trim().length ?? 0);
  const fields = result?.problem?.fields ?? {};
  return (
    // The server validates in the page's language, so the browser's own validation is off.
    <Form
      method="post"
      encType={photos ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      preventScrollReset
      className="mt-6 flex flex-col gap-5"
    >
      {result?.problem ? <Problem>{result.problem.message}</Problem> : null}
      <div className="flex flex-col gap-1">
        {SCORES.map((name) => (
          <ScoreField
            key={name}
            name={name}
            label={`${m.restaurant.scores[name]} (${m.site.required})`}
            value={value?.[name]}
            error={fields[name]}
          />
        ))}
      </div>
      <Field
        label={`${m.reviews.headline} (${m.site.required})`}
        name="title"
        required
        maxLength={120}
        defaultValue={value?.title}
        error={fields.title}
      />
      <TextArea
        label={`${m.reviews.comment} (${m.site.required})`}
        name="comment"
        required
        rows={6}
        hint={
          length > 0 ? m.reviews.length(length, limits.min, limits.max) : m.reviews.lengthRule(limits.min, limits.max)
        }
        defaultValue={value?.comment}
        onInput={(event) => setLength(event.currentTarget.value.trim().length)}
        error={fields.comment}
      />
      {photos ? <PhotosField limits={photos} /> : null}
      <fieldset>
        <legend className="text-sm font-semibold">{m.reviews.discountTitle(off)}</legend>
        <p className="text-xs text-ink-3">{m.reviews.discountNote}</p>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {ANSWERS.map(([answer, word]) => (
            <label key={answer} className="flex min-h-11 items-center gap-2.5 text-sm">
              <input
                type="radio"
                name="discount_right"
                value={answer}
                defaultChecked={(value?.discount_right ?? '') === answer}
                className="size-5 accent-brand"
              />
              {m.reviews[word]}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Checkbox label={m.reviews.private} name="private" defaultChecked={value?.private === 'on'} />
        <p className="text-xs text-ink-3">{m.reviews.publicNote}</p>
      </div>
      <Button type="submit" kind="brand" size="lg" busy={busy} className="self-start">
        {saved ? m.reviews.save : m.reviews.send}
      </Button>
    </Form>
  );
}

const SCORES = ['food', 'service', 'place', 'value'] as const;
const ANSWERS = [
  ['yes', 'yes'],
  ['no', 'no'],
  ['', 'unsure'],
] as const;
