import { ApiRefusal } from '@metade/api-client/client.ts';
import { orderActions } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { OwnReview } from '@metade/contracts/reviews.ts';
import { useState } from 'react';
import { useApi } from '../api/api';
import { OrderSummary } from '../checkout/order-summary';
import { useForm } from '../forms/use-form';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { goBack, Screen } from '../parts/screen';
import { PhotoField } from '../pictures/photo-field';
import type { Photo } from '../pictures/pick-photo';
import { useWords } from '../words/words';
import { PhotoRow } from './photo-row';
import { RatingForm } from './rating-form';
import { reviewOf, typedOf } from './typed-review';
import { usePhotoLimits } from './use-photo-limits';
import { usePhotoUpload } from './use-photo-upload';

/** The form for a meal that took place. onElsewhere: it was rated already. leftOut: why photographs were, in words. */
export function RateMeal({
  order,
  onWritten,
  onElsewhere,
}: {
  order: Order;
  onWritten: (review: OwnReview, leftOut: string) => void;
  onElsewhere: () => void;
}) {
  const { m } = useWords();
  const api = useApi();
  const form = useForm(typedOf(null));
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const limits = usePhotoLimits();
  const upload = usePhotoUpload(limits);
  const title = m.reviews.rateTitle(order.restaurant.company_name);
  const back = () => goBack('/bookings');
  if (!orderActions(order).rate)
    return (
      <Screen title={title} close onBack={back}>
        <OrderSummary order={order} />
        <Banner tone="neutral">{m.reviews.tooEarly}</Banner>
      </Screen>
    );
  const send = () =>
    form.send(async () => {
      const params = { id: order._id };
      try {
        const { data } = await api.call('createReview', { params, body: reviewOf(form.typed) });
        const leftOut = await upload(order._id, photos);
        const read = { restaurant: order.restaurant._id, order: order._id };
        const written = photos.length > 0 ? await api.call('getReview', { params: read }).catch(() => null) : null;
        onWritten(written?.data ?? data, leftOut);
      } catch (error) {
        // Written before: its answer was lost, or on another device.
        if (error instanceof ApiRefusal && error.problem.code === 'review_exists') return onElsewhere();
        throw error;
      }
    });
  return (
    <Screen
      title={title}
      close
      onBack={back}
      foot={
        <Button kind="brand" disabled={form.busy} onPress={() => void send()}>
          {m.reviews.send}
        </Button>
      }
    >
      <OrderSummary order={order} />
      <RatingForm form={form}>
        <PhotoRow
          uris={photos.map(({ uri }) => uri)}
          onRemove={(at) => setPhotos(photos.filter((_, index) => index !== at))}
        />
        {photos.length < limits.max ? (
          <PhotoField
            label={`${m.reviews.photos} (${m.site.optional})`}
            hint={m.reviews.photosHint(limits.max, limits.megabytes)}
            photo={null}
            onPick={(photo) => setPhotos((now) => [...now, photo])}
          />
        ) : null}
      </RatingForm>
    </Screen>
  );
}
