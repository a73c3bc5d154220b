import { registerRootComponent } from 'expo';
import { FlatList, Text } from 'react-native';
import { createElement as h } from 'react';

/** The least that an Expo app with a list does. */
const rows = Array.from({ length: 20 }, (_, at) => `Row ${at + 1}`);

registerRootComponent(() => h(FlatList, { data: rows, keyExtractor: (row) => row, renderItem: ({ item }) => h(Text, null, item) }));
