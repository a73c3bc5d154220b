import { Tabs } from 'expo-router';
import { createElement as h } from 'react';

export default () => h(Tabs, { screenOptions: { headerShown: false } });
