import { File as DeviceFile } from 'expo-file-system';
import {
  launchCameraAsync,
  launchImageLibraryAsync,
  requestCameraPermissionsAsync,
  UIImagePickerPreferredAssetRepresentationMode,
} from 'expo-image-picker';
import { Platform } from 'react-native';

/** A picture that was taken or chosen, as it is shown and sent. */
export type Photo = { uri: string /** Of a browser, which has no files of its own. */; file: File | null };

/** refused: the camera is not allowed; broken: it is no picture. */
export type Picked = Photo | 'refused' | 'broken' | null;

/** Takes or chooses one picture, as JPEG where the device keeps others; null: the person went back. square: cut to one. */
export async function pickPhoto(from: 'camera' | 'library', { square = false } = {}): Promise<Picked> {
  // The library is the system's own sheet, which lets the app see the chosen one alone.
  if (from === 'camera' && !(await requestCameraPermissionsAsync()).granted) return 'refused';
  try {
    const { assets } = await (from === 'camera' ? launchCameraAsync : launchImageLibraryAsync)({
      mediaTypes: ['images'],
      quality: 0.8,
      exif: false,
      allowsEditing: square,
      aspect: [1, 1],
      preferredAssetRepresentationMode: UIImagePickerPreferredAssetRepresentationMode.Compatible,
    });
    const [asset] = assets ?? [];
    return asset ? { uri: asset.uri, file: asset.file ?? null } : null;
  } catch {
    return 'broken';
  }
}

/** Adds it to a form to be sent. */
export function addPhoto(form: FormData, name: string, { uri, file }: Photo): void {
  if (Platform.OS === 'web') {
    if (file) form.append(name, file, 'photo');
    return;
  }
  form.append(name, new DeviceFile(uri) as unknown as Blob);
}
