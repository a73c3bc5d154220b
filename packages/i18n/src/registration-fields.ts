import type { RegistrationField, RegistrationStep } from '@metade/domain/registration.ts';
import { inLocale, type Locale, type Worded } from './locale.ts';

type Words = Worded<string>;
const words = (en: string, es: string, pt: string, ptBr = pt): Words => ({ en, es, pt, 'pt-BR': ptBr });

/** Name of a registration's field, in its form and wherever it is mentioned. */
export function fieldLabel(field: RegistrationField, locale: Locale): string {
  return inLocale(FIELDS[field], locale);
}

/** What a step of the registration is called. */
export function stepLabel(step: RegistrationStep, locale: Locale): string {
  return inLocale(STEPS[step], locale);
}

const STEPS: Record<RegistrationStep, Words> = {
  identity: words('Identity', 'Identidad', 'Identidade'),
  place: words('Place', 'Lugar', 'Local'),
  pictures: words('Pictures', 'Imágenes', 'Imagens'),
  food: words('Food', 'Cocina', 'Cozinha'),
  tables: words('Tables', 'Mesas', 'Mesas'),
  terms: words('Terms', 'Condiciones', 'Condições'),
};

const FIELDS: Record<RegistrationField, Words> = {
  company_name: words('Name of the restaurant', 'Nombre del restaurante', 'Nome do restaurante'),
  description: words('About the restaurant', 'Sobre el restaurante', 'Sobre o restaurante'),
  phone: words('Phone of the restaurant', 'Teléfono del restaurante', 'Telefone do restaurante'),
  website: words('Website', 'Página web', 'Página web', 'Site'),
  facebook: words('Facebook', 'Facebook', 'Facebook'),
  country: words('Country', 'País', 'País'),
  zip: words('Postal code', 'Código postal', 'Código postal', 'CEP'),
  street: words('Street', 'Calle', 'Rua'),
  number: words('Number', 'Número', 'Número'),
  district: words('District', 'Barrio', 'Bairro'),
  city: words('City', 'Ciudad', 'Cidade'),
  location: words('Place on the map', 'Lugar en el mapa', 'Lugar no mapa'),
  logo: words('Logo', 'Logotipo', 'Logótipo', 'Logotipo'),
  cover: words('Cover', 'Portada', 'Capa'),
  photos: words('Photos', 'Fotos', 'Fotografias', 'Fotos'),
  kitchen: words('Cuisines', 'Tipos de cocina', 'Tipos de cozinha'),
  ticket_avg: words('Average bill per person', 'Cuenta media por persona', 'Conta média por pessoa'),
  services: words('Services', 'Servicios', 'Serviços'),
  desserts: words('Desserts', 'Postres', 'Sobremesas'),
  worksheet: words('Opening hours', 'Horario', 'Horário'),
  tables: words('Tables to fill', 'Mesas por llenar', 'Mesas por encher', 'Mesas para encher'),
  accepted_sizes: words('Party sizes', 'Tamaños de mesa', 'Tamanhos de mesa'),
  table_tolerance: words('Lateness tolerance', 'Tolerancia de retraso', 'Tolerância de atraso'),
  terms: words('Terms', 'Condiciones', 'Condições'),
  confirmation_mode: words(
    'How bookings are confirmed',
    'Cómo se confirman las reservas',
    'Como se confirmam as reservas',
    'Como as reservas são confirmadas',
  ),
};
