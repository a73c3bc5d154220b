import type { Country } from '@metade/contracts/catalogue.ts';
import type { Worksheet } from './parse-opening-hours.ts';

/** The common form of every source. E-mail addresses are dropped on purpose: nobody in a source agreed to be written to. */
export type ImportedRestaurant = {
  source: string;
  /** The source's key of the restaurant; unique with `source`. */
  source_ref: string;
  company_name: string;
  description: string;
  /** E.164. */
  phone?: string;
  website?: string;
  country: Country;
  city_id: string;
  time_zone: string;
  street: string;
  number: string;
  district: string;
  zip: string;
  lat?: number;
  lng?: number;
  /** Slugs; also labels that only the desk's catalogue can know. */
  kitchens: string[];
  /** Undefined when the source has no readable hours. */
  worksheet?: Worksheet;
  menu?: { name: string; description: string }[];
};

export type RejectCode =
  | 'unnamed'
  | 'no_reference'
  | 'no_place'
  | 'country_unknown'
  | 'city_unknown'
  | 'point_zero'
  | 'too_far'
  | 'duplicate'
  | 'malformed'
  | 'open_quote'
  | 'too_long'
  | 'control_character'
  | 'broken_encoding'
  | 'bidi_mark'
  | 'markup'
  | 'formula';
export type WarningCode = 'hours_not_read' | 'phone_not_read' | 'label_unknown' | 'label_retired' | 'point_ignored';

/** How a file is parsed. */
export type ReadOptions = {
  /** Default for rows that do not say it. */
  country?: Country;
  /** Maximum distance of a row's point from the nearest known city. */
  cityKm: number;
  /** For our own layout: its columns by the file's names. */
  columns?: Partial<Record<string, string>>;
  /** For our own layout: distinguishes its rows from another file's. */
  source?: string;
};

export type Warning = { code: WarningCode; detail: string };

export type ReadRecord =
  | { ok: ImportedRestaurant; warnings: Warning[] }
  | { reject: { code: RejectCode; detail: string } };

/** `row` counts the records of the file from 1. */
export type ParsedRow = { row: number } & ReadRecord;

/** A line of a CSV file by the names of its columns. */
export type CsvRecord = Record<string, string | undefined>;
