import type { User } from '@metade/contracts/auth.ts';
import { Image } from 'expo-image';
import Camera from 'lucide-react-native/icons/camera';
import Images from 'lucide-react-native/icons/images';
import CircleUserRound from 'lucide-react-native/icons/circle-user-round';
import { useState } from 'react';
import { Linking, Platform, View } from 'react-native';
import { marketplace, useApi } from '../api/api';
import { useSite } from '../site/site';
import { Outcome } from '../forms/outcome';
import { useSending } from '../forms/use-form';
import { Banner } from '../parts/banner';
import { Button } from '../parts/button';
import { T } from '../parts/text';
import { addPhoto, pickPhoto } from '../pictures/pick-photo';
import { useSession } from '../session/session';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** The account's picture, round; empty without one. */
export function Avatar({ user, size }: { user: User; size: number }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { avatar } = user.profile;
  const style = { width: size, height: size, borderRadius: radius.pill };
  return avatar ? (
    <Image source={{ uri: marketplace + avatar }} accessibilityLabel={m.profile.pictureAlt} style={style} />
  ) : (
    <View
      aria-hidden
      style={[style, { alignItems: 'center', justifyContent: 'center', backgroundColor: colour.surfaceHover }]}
    >
      <CircleUserRound color={colour.ink3} size={size / 2} strokeWidth={1.6} />
    </View>
  );
}

/** Takes or chooses a picture, or takes it away. */
export function PictureForm({ user }: { user: User }) {
  const { m, app } = useWords();
  const { colour } = useTheme();
  const { put } = useSession();
  const { settings } = useSite();
  const api = useApi();
  const sending = useSending();
  const [failed, setFailed] = useState<'refused' | 'broken' | null>(null);
  const pick = async (from: 'camera' | 'library') => {
    const photo = await pickPhoto(from, { square: true });
    setFailed(typeof photo === 'string' ? photo : null);
    if (photo === null || typeof photo === 'string') return;
    const form = new FormData();
    addPhoto(form, 'file', photo);
    await sending.send(async () => put((await api.call('uploadAvatar', {}, { form })).data));
  };
  const wrong = failed === 'broken' ? app.pictureBroken : sending.problem?.fields.file;
  return (
    <View style={{ gap: space.s3 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s4 }}>
        <Avatar user={user} size={96} />
        <T kind="caption" tone="ink3" style={{ flex: 1 }}>
          {m.profile.pictureHint(settings.imageMaxMegabytes)}
        </T>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        <Button
          disabled={sending.busy}
          icon={<Images color={colour.ink} size={20} />}
          onPress={() => void pick('library')}
        >
          {m.profile.choosePicture}
        </Button>
        <Button
          disabled={sending.busy}
          icon={<Camera color={colour.ink} size={20} />}
          onPress={() => void pick('camera')}
        >
          {app.account.takePicture}
        </Button>
        {user.profile.avatar ? (
          <Button
            disabled={sending.busy}
            onPress={() => void sending.send(async () => put((await api.call('removeAvatar', {})).data))}
          >
            {m.profile.removePicture}
          </Button>
        ) : null}
      </View>
      {failed === 'refused' ? (
        <Banner
          tone="wait"
          urgent
          action={
            Platform.OS === 'web' ? null : (
              <Button onPress={() => void Linking.openSettings()}>{app.account.openSettings}</Button>
            )
          }
        >
          {app.account.cameraRefused}
        </Banner>
      ) : null}
      {wrong ? (
        <Banner tone="bad" urgent>
          {wrong}
        </Banner>
      ) : (
        <Outcome of={sending} words={m.profile.saved} />
      )}
    </View>
  );
}
