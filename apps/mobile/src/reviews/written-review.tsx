import type { OwnReview } from '@metade/contracts/reviews.ts';
import { Image } from 'expo-image';
import Star from 'lucide-react-native/icons/star';
import { PixelRatio, View } from 'react-native';
import { pictureUrl } from '../api/api';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

const side = 112;

/** A diner's review, who sees it, and the restaurant's reply. */
export function WrittenReview({ review }: { review: OwnReview }) {
  const { colour } = useTheme();
  const { m, number, date } = useWords();
  const { rating, photos } = review;
  const scored = rating.map(({ name, score }) => `${m.restaurant.scores[name]} ${score}`);
  return (
    <View style={{ gap: space.s2 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s2 }}>
        <Star color={colour.ink} fill={colour.ink} size={16} />
        <T kind="smallStrong">{number(review.average, 1)}</T>
        <T kind="small" tone="ink2">
          {[...scored, date(review.created.slice(0, 10), 'past')].join(' · ')}
        </T>
      </View>
      <T kind="strong">{review.title}</T>
      <T tone="ink2">{review.comment}</T>
      {photos.length > 0 ? (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
          {photos.map((photo, at) => (
            <Image
              key={photo._id}
              source={{ uri: pictureUrl(photo, side, PixelRatio.get()) }}
              accessibilityLabel={m.restaurant.photo(at + 1, photos.length)}
              contentFit="cover"
              style={{ width: side, height: side, borderRadius: radius.card }}
            />
          ))}
        </View>
      ) : null}
      {review.private || review.moderate ? (
        <T kind="smallStrong" tone="info">
          {review.private ? m.reviews.isPrivate : m.reviews.waits}
        </T>
      ) : null}
      {review.reply ? (
        <View
          style={{ gap: space.s1, padding: space.s4, borderRadius: radius.card, backgroundColor: colour.surfaceSunk }}
        >
          <T kind="smallStrong">{m.restaurant.replyTitle}</T>
          <T kind="small" tone="ink2">
            {review.reply}
          </T>
        </View>
      ) : null}
    </View>
  );
}
