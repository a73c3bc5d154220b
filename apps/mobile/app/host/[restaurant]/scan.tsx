import { CameraView, useCameraPermissions } from 'expo-camera';
import { router } from 'expo-router';
import Flashlight from 'lucide-react-native/icons/flashlight';
import X from 'lucide-react-native/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Platform, Pressable, ScrollView, Vibration, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useRestaurant } from '../../../src/host/current-restaurant';
import { useHostWords } from '../../../src/host/host-words';
import { ResultCard } from '../../../src/host/result-card';
import { useVoucher } from '../../../src/host/use-voucher';
import { Button } from '../../../src/parts/button';
import { goBack } from '../../../src/parts/screen';
import { T } from '../../../src/parts/text';
import { radius, space, tap, useTheme } from '../../../src/theme/theme';

/** Behind and on the camera's picture, by day and by night. */
const dark = '#17110f';
const light = '#ffffff';

/** The camera, and over it what the voucher is. The camera is asked for when it is needed; without it the code is typed. */
export default function Scan() {
  const { colour } = useTheme();
  const { top, bottom } = useSafeAreaInsets();
  const { h } = useHostWords();
  const { restaurant } = useRestaurant();
  const [permission, ask] = useCameraPermissions();
  const [torch, setTorch] = useState(false);
  const voucher = useVoucher();
  const reading = useRef(true);
  const waits = voucher.step.kind === 'waiting';
  const read = (text: string) => {
    if (!reading.current) return;
    // The camera sees a code many times a second.
    reading.current = false;
    Vibration.vibrate(60);
    void voucher.find(text);
  };
  const again = () => {
    reading.current = true;
    voucher.reset();
  };
  const typed = (camera?: 'refused' | 'missing') =>
    router.replace(`/host/${restaurant._id}/code${camera ? `?camera=${camera}` : ''}`);
  const granted = permission?.granted === true;
  // Without the camera the code is all that is left.
  const denied = permission?.granted === false && !permission.canAskAgain;
  useEffect(() => {
    if (denied) router.replace(`/host/${restaurant._id}/code?camera=refused`);
  }, [denied, restaurant._id]);
  const allow = async () => {
    if (!(await ask()).granted) typed('refused');
  };
  return (
    <View role="main" style={{ flex: 1, backgroundColor: dark }}>
      <View style={{ flex: 1 }}>
        {granted ? (
          <CameraView
            style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }}
            facing="back"
            enableTorch={torch}
            barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
            onBarcodeScanned={({ data }) => read(data)}
            onMountError={() => typed('missing')}
          />
        ) : null}
        <View
          style={{
            paddingTop: top + space.s2,
            paddingHorizontal: space.s3,
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Round label={h.closeScan} onPress={() => goBack('/profile')}>
            <X color={light} size={24} />
          </Round>
          <T kind="strong" role="heading" aria-level={1} style={{ color: light }}>
            {h.voucher.scanTitle}
          </T>
          {granted && Platform.OS !== 'web' ? (
            <Round label={h.torch} pressed={torch} onPress={() => setTorch(!torch)}>
              <Flashlight color={light} size={22} />
            </Round>
          ) : (
            <View style={{ width: tap }} />
          )}
        </View>
        {granted && waits ? (
          <View aria-hidden style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
            <View
              style={{ width: 260, height: 260, borderRadius: radius.sheet, borderWidth: 4, borderColor: '#a6cc7a' }}
            />
          </View>
        ) : null}
      </View>
      <View
        style={{
          maxHeight: '80%',
          marginTop: -radius.sheet,
          borderTopLeftRadius: radius.sheet,
          borderTopRightRadius: radius.sheet,
          backgroundColor: colour.page,
        }}
      >
        <ScrollView
          tabIndex={0}
          contentContainerStyle={{
            width: '100%',
            maxWidth: 640,
            alignSelf: 'center',
            padding: space.s4,
            paddingBottom: bottom + space.s4,
            gap: space.s4,
          }}
        >
          {waits ? (
            granted ? (
              <T tone="ink2">{h.voucher.aim}</T>
            ) : (
              <>
                <T tone="ink2">{h.allowText}</T>
                <Button kind="brand" onPress={() => void allow()}>
                  {h.allowCamera}
                </Button>
              </>
            )
          ) : null}
          <ResultCard voucher={voucher} next={{ label: h.voucher.scanNext, run: again }} />
          <Button onPress={() => typed()}>{h.voucher.typeInstead}</Button>
        </ScrollView>
      </View>
    </View>
  );
}

function Round({
  label,
  pressed,
  onPress,
  children,
}: {
  label: string;
  pressed?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-pressed={pressed}
      onPress={onPress}
      style={{
        width: 52,
        height: 52,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: radius.pill,
        backgroundColor: pressed ? 'rgba(255,255,255,0.35)' : 'rgba(255,255,255,0.16)',
      }}
    >
      {children}
    </Pressable>
  );
}
