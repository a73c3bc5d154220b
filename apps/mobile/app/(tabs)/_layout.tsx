import { Tabs } from 'expo-router';
import CircleUserRound from 'lucide-react-native/icons/circle-user-round';
import Heart from 'lucide-react-native/icons/heart';
import Search from 'lucide-react-native/icons/search';
import TicketPercent from 'lucide-react-native/icons/ticket-percent';
import type { ColorValue } from 'react-native';
import { T } from '../../src/parts/text';
import { useTheme } from '../../src/theme/theme';
import { useWords } from '../../src/words/words';

export default function TabsLayout() {
  const { colour } = useTheme();
  const { app, m } = useWords();
  return (
    <Tabs
      screenOptions={{
        headerShown: false,
        tabBarActiveTintColor: colour.brandInk,
        tabBarInactiveTintColor: colour.ink3,
        tabBarStyle: { backgroundColor: colour.surface, borderTopColor: colour.line, minHeight: 64, paddingTop: 6 },
        tabBarLabel: ({ color, children }) => <Label color={color}>{children}</Label>,
        sceneStyle: { backgroundColor: colour.page },
      }}
    >
      <Tabs.Screen
        name="index"
        options={{
          title: app.tabs.explore,
          tabBarIcon: ({ color }) => <Search color={color} size={24} strokeWidth={1.9} />,
        }}
      />
      <Tabs.Screen
        name="bookings"
        options={{
          title: m.site.myReservations,
          tabBarIcon: ({ color }) => <TicketPercent color={color} size={24} strokeWidth={1.9} />,
        }}
      />
      <Tabs.Screen
        name="favourites"
        options={{
          title: app.tabs.favourites,
          tabBarIcon: ({ color }) => <Heart color={color} size={24} strokeWidth={1.9} />,
        }}
      />
      <Tabs.Screen
        name="profile"
        options={{
          title: app.tabs.profile,
          tabBarIcon: ({ color }) => <CircleUserRound color={color} size={24} strokeWidth={1.9} />,
        }}
      />
    </Tabs>
  );
}

/** Four of them share a row, so that they grow less than what is read. */
function Label({ color, children }: { color: ColorValue; children: string }) {
  return (
    <T kind="tinyStrong" maxFontSizeMultiplier={1.3} numberOfLines={1} style={{ color }}>
      {children}
    </T>
  );
}
