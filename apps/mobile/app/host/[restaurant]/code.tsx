import { readTypedCode, voucherCodeLength } from '@metade/domain/voucher.ts';
import { router, useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { Linking, Platform } from 'react-native';
import { useRestaurant } from '../../../src/host/current-restaurant';
import { useHostWords } from '../../../src/host/host-words';
import { ResultCard } from '../../../src/host/result-card';
import { useVoucher } from '../../../src/host/use-voucher';
import { Banner } from '../../../src/parts/banner';
import { Button } from '../../../src/parts/button';
import { Field } from '../../../src/parts/field';
import { goBack, Screen } from '../../../src/parts/screen';

/** A voucher's code by hand, which is looked up with its sixth character. */
export default function Code() {
  const { h } = useHostWords();
  const { restaurant } = useRestaurant();
  const { camera } = useLocalSearchParams<{ camera?: string }>();
  const voucher = useVoucher();
  const [code, setCode] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  const change = (text: string) => {
    const { code: next, unknown: other } = readTypedCode(text);
    setUnknown(other);
    if (next === code) return;
    setCode(next);
    if (next.length === voucherCodeLength) void voucher.find(next);
    else if (voucher.step.kind !== 'waiting') voucher.reset();
  };
  const another = () => {
    setCode('');
    setUnknown(null);
    voucher.reset();
  };
  return (
    <Screen title={h.voucher.codeTitle} close onBack={() => goBack('/profile')}>
      {camera ? <CameraNote camera={camera} /> : null}
      <Field
        label={h.voucher.codeLabel}
        hint={h.voucher.codeHint}
        value={code}
        onChange={change}
        autoCapitalize="characters"
        autoComplete="off"
        error={unknown ? h.voucher.notInCode(unknown) : undefined}
      />
      <ResultCard voucher={voucher} next={{ label: h.voucher.typeNext, run: another }} />
      {voucher.step.kind === 'waiting' ? (
        <Button onPress={() => router.replace(`/host/${restaurant._id}/scan`)}>{h.voucher.scanInstead}</Button>
      ) : null}
    </Screen>
  );
}

/** Why the code is typed: there is no camera, or it is not allowed. */
function CameraNote({ camera }: { camera: string }) {
  const { h } = useHostWords();
  const settings =
    Platform.OS === 'web' ? null : <Button onPress={() => void Linking.openSettings()}>{h.settings}</Button>;
  return camera === 'missing' ? (
    <Banner tone="wait">{h.voucher.cameraMissing}</Banner>
  ) : (
    <Banner tone="wait" action={settings}>
      {h.cameraDenied}
    </Banner>
  );
}
