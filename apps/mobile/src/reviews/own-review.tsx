import type { Order } from '@metade/contracts/orders.ts';
import type { OwnReview } from '@metade/contracts/reviews.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { PixelRatio } from 'react-native';
import { pictureUrl, useApi } from '../api/api';
import { OrderSummary } from '../checkout/order-summary';
import { Outcome } from '../forms/outcome';
import { useForm, useSending } from '../forms/use-form';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { goBack, Screen } from '../parts/screen';
import { T } from '../parts/text';
import { PhotoField } from '../pictures/photo-field';
import type { Photo } from '../pictures/pick-photo';
import { Section } from '../restaurant/section';
import { useWords } from '../words/words';
import { PhotoRow } from './photo-row';
import { RatingForm } from './rating-form';
import { reviewOf, typedOf } from './typed-review';
import { usePhotoLimits } from './use-photo-limits';
import { usePhotoUpload } from './use-photo-upload';
import { WrittenReview } from './written-review';

type Changed = (review: OwnReview, leftOut?: string) => void;

/** One's own review with the restaurant's reply, and what changes it as long as that is allowed. */
export function OwnReviewView({
  review,
  order,
  saved,
  leftOut,
  onChanged,
}: {
  review: OwnReview;
  order: Order;
  saved: boolean;
  leftOut: string;
  onChanged: Changed;
}) {
  const { m, date } = useWords();
  const until = review.editable_until;
  return (
    <Screen title={m.reviews.ownTitle(order.restaurant.company_name)} close onBack={() => goBack('/bookings')}>
      {leftOut ? (
        <Banner tone="bad" title={m.reviews.photosLeftOut} urgent>
          {leftOut}
        </Banner>
      ) : saved ? (
        <Banner tone="ok">{m.reviews.saved}</Banner>
      ) : null}
      <OrderSummary order={order} />
      <WrittenReview review={review} />
      {until ? (
        <>
          <Section title={m.reviews.edit} inset={false}>
            <T kind="small" tone="ink2">
              {m.reviews.editUntil(date(localDateOf(until, order.restaurant.time_zone)))}
            </T>
            <EditForm key={JSON.stringify(typedOf(review))} review={review} onChanged={onChanged} />
          </Section>
          <Photos review={review} onChanged={onChanged} />
        </>
      ) : null}
    </Screen>
  );
}

function EditForm({ review, onChanged }: { review: OwnReview; onChanged: Changed }) {
  const { m } = useWords();
  const api = useApi();
  const form = useForm(typedOf(review));
  const save = () =>
    form.send(async () => {
      const { data } = await api.call('updateReview', { params: { id: review.order }, body: reviewOf(form.typed) });
      onChanged(data);
    });
  return (
    <>
      <RatingForm form={form} />
      <Button kind="brand" disabled={form.busy} onPress={() => void save()}>
        {m.reviews.save}
      </Button>
    </>
  );
}

function Photos({ review, onChanged }: { review: OwnReview; onChanged: Changed }) {
  const { m } = useWords();
  const api = useApi();
  const sending = useSending();
  const limits = usePhotoLimits();
  const upload = usePhotoUpload(limits);
  const { photos, order: id, restaurant } = review;
  const add = (photo: Photo) =>
    sending.send(async () => {
      const leftOut = await upload(id, [photo]);
      onChanged((await api.call('getReview', { params: { restaurant: restaurant._id, order: id } })).data, leftOut);
    });
  const remove = (at: number) =>
    sending.send(async () => {
      const photo = photos[at]?._id;
      if (photo) onChanged((await api.call('removeReviewPhoto', { params: { id, photo } })).data);
    });
  return (
    <Section title={m.reviews.photosTitle} inset={false}>
      <PhotoRow
        uris={photos.map((photo) => pictureUrl(photo, 112, PixelRatio.get()))}
        disabled={sending.busy}
        onRemove={(at) => void remove(at)}
      />
      <Outcome of={sending} />
      {photos.length < limits.max ? (
        <PhotoField
          label={m.reviews.addPhotos}
          hint={m.reviews.photosHint(limits.max, limits.megabytes)}
          photo={null}
          onPick={(photo) => void add(photo)}
        />
      ) : null}
    </Section>
  );
}
