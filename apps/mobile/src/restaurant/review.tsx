import type { Restaurant } from '@metade/contracts/restaurants.ts';
import BadgeCheck from 'lucide-react-native/icons/badge-check';
import Star from 'lucide-react-native/icons/star';
import { View } from 'react-native';
import { T } from '../parts/text';
import { PhotoStrip } from '../pictures/photo-strip';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** What a diner wrote, with the diner's pictures and the restaurant's reply. */
export function Review({ review }: { review: Restaurant['reviews'][number] }) {
  const { colour } = useTheme();
  const { m, number, date } = useWords();
  const { title, photos } = review;
  return (
    <View style={{ paddingVertical: space.s4, gap: space.s2, borderTopWidth: 1, borderTopColor: colour.line }}>
      <T kind="strong" accessibilityLanguage={review.locale}>
        {title}
      </T>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s1 }}>
        <Star color={colour.ink} fill={colour.ink} size={14} />
        <T kind="smallStrong">{number(review.average, 1)}</T>
        <T kind="small" tone="ink2">{`${review.user}, ${date(review.created.slice(0, 10))}`}</T>
      </View>
      {review.dined ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s1 }}>
          <BadgeCheck color={colour.ok} size={16} />
          <T kind="captionStrong" tone="ok">
            {m.restaurant.dinedHere}
          </T>
        </View>
      ) : null}
      <T kind="small" tone="ink2" accessibilityLanguage={review.locale}>
        {review.comment}
      </T>
      {photos.length > 0 ? (
        <PhotoStrip
          photos={photos.map((photo, at) => ({
            ...photo,
            caption: `${title}: ${m.restaurant.photo(at + 1, photos.length)}`,
          }))}
          width={104}
          ratio={1}
          inset={false}
          labelOf={(n) => m.reviews.seePhoto(n, photos.length, title)}
        />
      ) : null}
      {review.reply ? (
        <View style={{ padding: space.s3, gap: 2, borderRadius: radius.card, backgroundColor: colour.surfaceSunk }}>
          <T kind="smallStrong">{m.restaurant.replyTitle}</T>
          <T kind="small" tone="ink2">
            {review.reply}
          </T>
        </View>
      ) : null}
    </View>
  );
}
