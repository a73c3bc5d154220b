import { File } from 'expo-file-system';
import { launchCameraAsync, launchImageLibraryAsync, requestCameraPermissionsAsync } from 'expo-image-picker';
import { Platform } from 'react-native';

/** A form with the picture that was taken or chosen; null: none was; refused: the camera may not be used. */
export async function pickPicture(from: 'camera' | 'library'): Promise<FormData | 'refused' | null> {
  const how = {
    mediaTypes: ['images' as const],
    quality: 0.85,
    allowsEditing: true,
    aspect: [1, 1] as [number, number],
  };
  // The library needs no permission: the system shows it, and hands over what is chosen.
  if (from === 'camera' && !(await requestCameraPermissionsAsync()).granted) return 'refused';
  const { assets } = from === 'camera' ? await launchCameraAsync(how) : await launchImageLibraryAsync(how);
  const picked = assets?.[0];
  if (!picked) return null;
  const form = new FormData();
  const file = Platform.OS === 'web' ? picked.file : (new File(picked.uri) as unknown as Blob);
  if (!file) return null;
  form.append('file', file, 'picture');
  return form;
}
