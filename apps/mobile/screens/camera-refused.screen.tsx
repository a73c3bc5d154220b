import { app as words } from '@metade/i18n/pt/app.ts';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { Linking } from 'react-native';
import { PhotoField } from '../src/pictures/photo-field';
import { ThemeProvider } from '../src/theme/theme';
import { WordsProvider } from '../src/words/words';

jest.mock('expo-image-picker', () => ({
  requestCameraPermissionsAsync: async () => ({ granted: false }),
  launchImageLibraryAsync: async () => ({ assets: [{ uri: 'file:///bill.jpg' }] }),
  UIImagePickerPreferredAssetRepresentationMode: { Compatible: 'compatible' },
}));

test('a refused camera is told with the way to allow it, and a photograph can be chosen instead', async () => {
  const picked: string[] = [];
  const settings = jest.spyOn(Linking, 'openSettings').mockResolvedValue();
  await render(
    <ThemeProvider>
      <WordsProvider>
        <PhotoField label="Conta" hint="" photo={null} onPick={({ uri }) => picked.push(uri)} />
      </WordsProvider>
    </ThemeProvider>,
  );
  await fireEvent.press(await screen.findByText(words.account.takePicture));
  await screen.findByText(words.account.cameraRefused);
  await fireEvent.press(screen.getByText(words.account.openSettings));
  expect(settings).toHaveBeenCalledTimes(1);
  await fireEvent.press(screen.getByText(words.choosePhoto));
  expect(picked).toEqual(['file:///bill.jpg']);
  expect(screen.queryByText(words.account.cameraRefused)).toBeNull();
});
