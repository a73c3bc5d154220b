import { Stack } from 'expo-router';
import { createElement as h } from 'react';

export default () => h(Stack, { screenOptions: { headerShown: false } });
