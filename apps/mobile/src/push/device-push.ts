import Constants from 'expo-constants';
import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';
import type { DevicePush } from './device-push-types';

/** Of the app's account at the push service; without it the app tells nothing by push. */
const projectId = (Constants.expoConfig?.extra as { pushProject?: string } | undefined)?.pushProject;

// Shown also while the app is open: what it tells may be on another screen.
Notifications.setNotificationHandler({
  handleNotification: async () => ({
    shouldShowBanner: true,
    shouldShowList: true,
    shouldPlaySound: true,
    shouldSetBadge: false,
  }),
});

export const devicePush: DevicePush = {
  state: async () => (projectId ? stateOf(await Notifications.getPermissionsAsync()) : 'unavailable'),
  ask: async () => stateOf(await Notifications.requestPermissionsAsync()),
  token: async ({ normal, urgent }) => {
    if (!projectId) return null;
    if (Platform.OS === 'android') {
      await Notifications.setNotificationChannelAsync('default', {
        name: normal,
        importance: Notifications.AndroidImportance.DEFAULT,
      });
      await Notifications.setNotificationChannelAsync('urgent', {
        name: urgent,
        importance: Notifications.AndroidImportance.HIGH,
      });
    }
    return (await Notifications.getExpoPushTokenAsync({ projectId })).data;
  },
  onPressed: (listener) => {
    const open = (response: Notifications.NotificationResponse | null) => {
      const link = response?.notification.request.content.data?.link;
      if (typeof link === 'string') listener(link);
    };
    // The press that started the app.
    open(Notifications.getLastNotificationResponse());
    Notifications.clearLastNotificationResponse();
    const pressed = Notifications.addNotificationResponseReceivedListener(open);
    return () => pressed.remove();
  },
};

function stateOf({ granted, canAskAgain }: Notifications.NotificationPermissionsStatus) {
  return granted ? 'granted' : canAskAgain ? 'askable' : 'denied';
}
