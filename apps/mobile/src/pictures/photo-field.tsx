import { Image } from 'expo-image';
import Camera from 'lucide-react-native/icons/camera';
import Images from 'lucide-react-native/icons/images';
import { useRef, useState } from 'react';
import { Linking, Platform, View } from 'react-native';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { type Photo, pickPhoto } from './pick-photo';

/** One picture, from the camera or the library. */
export function PhotoField({
  label,
  hint,
  photo,
  error,
  onPick,
}: {
  label: string;
  hint: string;
  photo: Photo | null;
  error?: string | undefined;
  onPick: (photo: Photo) => void;
}) {
  const { colour } = useTheme();
  const { app } = useWords();
  const [wrong, setWrong] = useState<'refused' | 'broken' | null>(null);
  const busy = useRef(false);
  const pick = async (from: 'camera' | 'library') => {
    if (busy.current) return;
    busy.current = true;
    setWrong(null);
    try {
      const picked = await pickPhoto(from);
      if (picked === 'refused' || picked === 'broken') setWrong(picked);
      else if (picked) onPick(picked);
    } finally {
      busy.current = false;
    }
  };
  const said = wrong === 'refused' ? app.account.cameraRefused : wrong === 'broken' ? app.pictureBroken : error;
  return (
    <View role="group" aria-label={[label, said].filter(Boolean).join('. ')} style={{ gap: space.s2 }}>
      <T kind="smallStrong">{label}</T>
      {photo ? (
        <Image
          source={{ uri: photo.uri }}
          accessibilityLabel={label}
          contentFit="contain"
          style={{ width: '100%', height: 220, borderRadius: radius.card, backgroundColor: colour.surfaceHover }}
        />
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        <Button icon={<Camera color={colour.ink} size={20} />} onPress={() => void pick('camera')}>
          {app.account.takePicture}
        </Button>
        <Button icon={<Images color={colour.ink} size={20} />} onPress={() => void pick('library')}>
          {photo ? app.otherPhoto : app.choosePhoto}
        </Button>
      </View>
      {said ? (
        <T kind="caption" tone="badInk" role="alert">
          {said}
        </T>
      ) : (
        <T kind="caption" tone="ink3">
          {hint}
        </T>
      )}
      {wrong === 'refused' && Platform.OS !== 'web' ? (
        <Button onPress={() => void Linking.openSettings()}>{app.account.openSettings}</Button>
      ) : null}
    </View>
  );
}
