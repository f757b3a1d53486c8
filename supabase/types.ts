
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "administrators": {
                  Row: {
                    "created_at": string,"halls": (string)[],"languages": (string)[],"roles": (string)[],"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"halls"?: (string)[],"languages"?: (string)[],"roles"?: (string)[],"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"halls"?: (string)[],"languages"?: (string)[],"roles"?: (string)[],"user_id"?: string
                  }
                  Relationships: [
                    
                  ]
                },"announcements": {
                  Row: {
                    "created_at": string,"edition_id": number,"expires_at": string | null,"id": string,"incomplete_ok": boolean,"message": NonNullable<Json>,"other_edition_ok": boolean,"recipients": string,"sent_at": string | null,"status": string,"title": NonNullable<Json>,"type": string,"urgent": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"edition_id": number,"expires_at"?: string | null,"id"?: string,"incomplete_ok"?: boolean,"message"?: NonNullable<Json>,"other_edition_ok"?: boolean,"recipients"?: string,"sent_at"?: string | null,"status"?: string,"title"?: NonNullable<Json>,"type"?: string,"urgent"?: boolean
                  }
                  Update: {
                    "created_at"?: string,"edition_id"?: number,"expires_at"?: string | null,"id"?: string,"incomplete_ok"?: boolean,"message"?: NonNullable<Json>,"other_edition_ok"?: boolean,"recipients"?: string,"sent_at"?: string | null,"status"?: string,"title"?: NonNullable<Json>,"type"?: string,"urgent"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "announcements_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"articles": {
                  Row: {
                    "content": NonNullable<Json>,"cover_image": string | null,"excerpt": NonNullable<Json>,"featured": boolean,"id": string,"published": boolean,"slug": string,"title": NonNullable<Json>,"type": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "content"?: NonNullable<Json>,"cover_image"?: string | null,"excerpt"?: NonNullable<Json>,"featured"?: boolean,"id"?: string,"published"?: boolean,"slug": string,"title"?: NonNullable<Json>,"type"?: string,"updated_at"?: string
                  }
                  Update: {
                    "content"?: NonNullable<Json>,"cover_image"?: string | null,"excerpt"?: NonNullable<Json>,"featured"?: boolean,"id"?: string,"published"?: boolean,"slug"?: string,"title"?: NonNullable<Json>,"type"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"attachments": {
                  Row: {
                    "edition_id": number,"event_id": string,"id": string,"image": string | null,"megabytes": number | null,"name": NonNullable<Json>,"position": number,"type": string,"url": string
                  }
                  ComputedFields: never
                  Insert: {
                    "edition_id": number,"event_id": string,"id"?: string,"image"?: string | null,"megabytes"?: number | null,"name"?: NonNullable<Json>,"position"?: number,"type"?: string,"url": string
                  }
                  Update: {
                    "edition_id"?: number,"event_id"?: string,"id"?: string,"image"?: string | null,"megabytes"?: number | null,"name"?: NonNullable<Json>,"position"?: number,"type"?: string,"url"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "attachments_event_fkey"
      columns: ["event_id","edition_id"]
isOneToOne: false
      referencedRelation: "events"
      referencedColumns: ["id","edition_id"]
    }
                  ]
                },"audience_codes": {
                  Row: {
                    "audience": string,"code_hash": string,"created_at": string,"id": string,"label": string,"revoked_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "audience": string,"code_hash": string,"created_at"?: string,"id"?: string,"label": string,"revoked_at"?: string | null
                  }
                  Update: {
                    "audience"?: string,"code_hash"?: string,"created_at"?: string,"id"?: string,"label"?: string,"revoked_at"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"dashboard": {
                  Row: {
                    "edition_id": number,"main_location_id": string | null,"show_statistics": boolean,"show_weather": boolean,"thought": NonNullable<Json>,"thought_author": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "edition_id": number,"main_location_id"?: string | null,"show_statistics"?: boolean,"show_weather"?: boolean,"thought"?: NonNullable<Json>,"thought_author"?: string | null
                  }
                  Update: {
                    "edition_id"?: number,"main_location_id"?: string | null,"show_statistics"?: boolean,"show_weather"?: boolean,"thought"?: NonNullable<Json>,"thought_author"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "dashboard_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: true
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "dashboard_main_location_id_fkey"
      columns: ["main_location_id"]
isOneToOne: false
      referencedRelation: "locations"
      referencedColumns: ["id"]
    }
                  ]
                },"editions": {
                  Row: {
                    "ends_on": string,"feedback": boolean,"hijri_correction": number | null,"id": number,"is_current": boolean,"name": NonNullable<Json>,"plan": Json | null,"questions": boolean,"starts_on": string,"theme": NonNullable<Json>,"utc_offset": number,"year": number
                  }
                  ComputedFields: never
                  Insert: {
                    "ends_on": string,"feedback"?: boolean,"hijri_correction"?: number | null,"id": number,"is_current"?: boolean,"name"?: NonNullable<Json>,"plan"?: Json | null,"questions"?: boolean,"starts_on": string,"theme"?: NonNullable<Json>,"utc_offset"?: number,"year": number
                  }
                  Update: {
                    "ends_on"?: string,"feedback"?: boolean,"hijri_correction"?: number | null,"id"?: number,"is_current"?: boolean,"name"?: NonNullable<Json>,"plan"?: Json | null,"questions"?: boolean,"starts_on"?: string,"theme"?: NonNullable<Json>,"utc_offset"?: number,"year"?: number
                  }
                  Relationships: [
                    
                  ]
                },"events": {
                  Row: {
                    "cancelled": boolean,"chair_id": string | null,"change": string,"changed_at": string | null,"created_at": string,"date": string,"description": NonNullable<Json>,"edition_id": number,"ends_at": string,"feedback": string,"id": string,"interpretation": NonNullable<Json>,"location_id": string | null,"occupancy": string,"overflow_location_id": string | null,"part_of_id": string | null,"participant_ids": (string)[],"previous_ends_at": string | null,"previous_location_id": string | null,"previous_starts_at": string | null,"published": boolean,"question_shown": string | null,"questions": string,"recording_url": string | null,"spoken": (string)[],"starts_at": string,"title": NonNullable<Json>,"track_id": string | null,"type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "cancelled"?: boolean,"chair_id"?: string | null,"change"?: string,"changed_at"?: string | null,"created_at"?: string,"date": string,"description"?: NonNullable<Json>,"edition_id": number,"ends_at": string,"feedback"?: string,"id"?: string,"interpretation"?: NonNullable<Json>,"location_id"?: string | null,"occupancy"?: string,"overflow_location_id"?: string | null,"part_of_id"?: string | null,"participant_ids"?: (string)[],"previous_ends_at"?: string | null,"previous_location_id"?: string | null,"previous_starts_at"?: string | null,"published"?: boolean,"question_shown"?: string | null,"questions"?: string,"recording_url"?: string | null,"spoken"?: (string)[],"starts_at": string,"title"?: NonNullable<Json>,"track_id"?: string | null,"type"?: string
                  }
                  Update: {
                    "cancelled"?: boolean,"chair_id"?: string | null,"change"?: string,"changed_at"?: string | null,"created_at"?: string,"date"?: string,"description"?: NonNullable<Json>,"edition_id"?: number,"ends_at"?: string,"feedback"?: string,"id"?: string,"interpretation"?: NonNullable<Json>,"location_id"?: string | null,"occupancy"?: string,"overflow_location_id"?: string | null,"part_of_id"?: string | null,"participant_ids"?: (string)[],"previous_ends_at"?: string | null,"previous_location_id"?: string | null,"previous_starts_at"?: string | null,"published"?: boolean,"question_shown"?: string | null,"questions"?: string,"recording_url"?: string | null,"spoken"?: (string)[],"starts_at"?: string,"title"?: NonNullable<Json>,"track_id"?: string | null,"type"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "events_chair_id_fkey"
      columns: ["chair_id"]
isOneToOne: false
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "events_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "events_location_id_fkey"
      columns: ["location_id"]
isOneToOne: false
      referencedRelation: "locations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "events_overflow_location_id_fkey"
      columns: ["overflow_location_id"]
isOneToOne: false
      referencedRelation: "locations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "events_part_of_id_fkey"
      columns: ["part_of_id"]
isOneToOne: false
      referencedRelation: "events"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "events_previous_location_id_fkey"
      columns: ["previous_location_id"]
isOneToOne: false
      referencedRelation: "locations"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "events_track_id_fkey"
      columns: ["track_id"]
isOneToOne: false
      referencedRelation: "tracks"
      referencedColumns: ["id"]
    }
                  ]
                },"exhibitors": {
                  Row: {
                    "activity_image": string | null,"category": NonNullable<Json>,"contact_email": string | null,"description": NonNullable<Json>,"edition_id": number,"id": string,"logo": string | null,"name": NonNullable<Json>,"published": boolean,"stand": string | null,"website": string | null,"zone_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "activity_image"?: string | null,"category"?: NonNullable<Json>,"contact_email"?: string | null,"description"?: NonNullable<Json>,"edition_id": number,"id"?: string,"logo"?: string | null,"name"?: NonNullable<Json>,"published"?: boolean,"stand"?: string | null,"website"?: string | null,"zone_id"?: string | null
                  }
                  Update: {
                    "activity_image"?: string | null,"category"?: NonNullable<Json>,"contact_email"?: string | null,"description"?: NonNullable<Json>,"edition_id"?: number,"id"?: string,"logo"?: string | null,"name"?: NonNullable<Json>,"published"?: boolean,"stand"?: string | null,"website"?: string | null,"zone_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "exhibitors_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "exhibitors_zone_id_fkey"
      columns: ["zone_id"]
isOneToOne: false
      referencedRelation: "zones"
      referencedColumns: ["id"]
    }
                  ]
                },"favourites": {
                  Row: {
                    "at": string,"favourite": boolean,"id": string,"kind": string,"visitor": string
                  }
                  ComputedFields: never
                  Insert: {
                    "at": string,"favourite": boolean,"id": string,"kind": string,"visitor": string
                  }
                  Update: {
                    "at"?: string,"favourite"?: boolean,"id"?: string,"kind"?: string,"visitor"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "favourites_visitor_fkey"
      columns: ["visitor"]
isOneToOne: false
      referencedRelation: "visitors"
      referencedColumns: ["key_hash"]
    }
                  ]
                },"feedback": {
                  Row: {
                    "author": string,"event_id": string,"given_at": string,"hidden": boolean,"id": string,"remark": string | null,"stars": number
                  }
                  ComputedFields: never
                  Insert: {
                    "author": string,"event_id": string,"given_at"?: string,"hidden"?: boolean,"id": string,"remark"?: string | null,"stars": number
                  }
                  Update: {
                    "author"?: string,"event_id"?: string,"given_at"?: string,"hidden"?: boolean,"id"?: string,"remark"?: string | null,"stars"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "feedback_event_id_fkey"
      columns: ["event_id"]
isOneToOne: false
      referencedRelation: "events"
      referencedColumns: ["id"]
    }
                  ]
                },"feedback_codes": {
                  Row: {
                    "code_hash": string,"created_at": string,"speaker_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code_hash": string,"created_at"?: string,"speaker_id": string
                  }
                  Update: {
                    "code_hash"?: string,"created_at"?: string,"speaker_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "feedback_codes_speaker_id_fkey"
      columns: ["speaker_id"]
isOneToOne: true
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    }
                  ]
                },"glossary_terms": {
                  Row: {
                    "id": string,"note": string | null,"term": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"note"?: string | null,"term"?: NonNullable<Json>
                  }
                  Update: {
                    "id"?: string,"note"?: string | null,"term"?: NonNullable<Json>
                  }
                  Relationships: [
                    
                  ]
                },"guide_contacts": {
                  Row: {
                    "edition_id": number,"id": string,"name": NonNullable<Json>,"phone": string,"position": number,"published": boolean,"topic": string
                  }
                  ComputedFields: never
                  Insert: {
                    "edition_id": number,"id"?: string,"name"?: NonNullable<Json>,"phone": string,"position"?: number,"published"?: boolean,"topic"?: string
                  }
                  Update: {
                    "edition_id"?: number,"id"?: string,"name"?: NonNullable<Json>,"phone"?: string,"position"?: number,"published"?: boolean,"topic"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "guide_contacts_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"guide_sections": {
                  Row: {
                    "body": NonNullable<Json>,"edition_id": number,"id": string,"location_id": string | null,"position": number,"published": boolean,"title": NonNullable<Json>,"topic": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: NonNullable<Json>,"edition_id": number,"id"?: string,"location_id"?: string | null,"position"?: number,"published"?: boolean,"title"?: NonNullable<Json>,"topic"?: string
                  }
                  Update: {
                    "body"?: NonNullable<Json>,"edition_id"?: number,"id"?: string,"location_id"?: string | null,"position"?: number,"published"?: boolean,"title"?: NonNullable<Json>,"topic"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "guide_sections_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "guide_sections_location_id_fkey"
      columns: ["location_id"]
isOneToOne: false
      referencedRelation: "locations"
      referencedColumns: ["id"]
    }
                  ]
                },"interventions": {
                  Row: {
                    "description": NonNullable<Json>,"edition_id": number,"event_id": string,"id": string,"position": number,"speaker_id": string,"title": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "description"?: NonNullable<Json>,"edition_id": number,"event_id": string,"id"?: string,"position"?: number,"speaker_id": string,"title"?: NonNullable<Json>
                  }
                  Update: {
                    "description"?: NonNullable<Json>,"edition_id"?: number,"event_id"?: string,"id"?: string,"position"?: number,"speaker_id"?: string,"title"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "interventions_event_fkey"
      columns: ["event_id","edition_id"]
isOneToOne: false
      referencedRelation: "events"
      referencedColumns: ["id","edition_id"]
    },{
      foreignKeyName: "interventions_speaker_id_fkey"
      columns: ["speaker_id"]
isOneToOne: false
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    }
                  ]
                },"locations": {
                  Row: {
                    "capacity": number | null,"description": NonNullable<Json>,"edition_ids": (number)[],"facilities": (string)[],"id": string,"image": string | null,"latitude": number | null,"longitude": number | null,"name": NonNullable<Json>,"published": boolean,"type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "capacity"?: number | null,"description"?: NonNullable<Json>,"edition_ids"?: (number)[],"facilities"?: (string)[],"id"?: string,"image"?: string | null,"latitude"?: number | null,"longitude"?: number | null,"name"?: NonNullable<Json>,"published"?: boolean,"type"?: string
                  }
                  Update: {
                    "capacity"?: number | null,"description"?: NonNullable<Json>,"edition_ids"?: (number)[],"facilities"?: (string)[],"id"?: string,"image"?: string | null,"latitude"?: number | null,"longitude"?: number | null,"name"?: NonNullable<Json>,"published"?: boolean,"type"?: string
                  }
                  Relationships: [
                    
                  ]
                },"mail_deliveries": {
                  Row: {
                    "attempts": number,"changed_at": string,"claimed_at": string | null,"email": string | null,"handed_at": string | null,"language": string,"lease": string | null,"mailing": string,"next_at": string,"speaker_id": string,"state": string,"words": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"changed_at"?: string,"claimed_at"?: string | null,"email"?: string | null,"handed_at"?: string | null,"language": string,"lease"?: string | null,"mailing": string,"next_at"?: string,"speaker_id": string,"state": string,"words"?: string | null
                  }
                  Update: {
                    "attempts"?: number,"changed_at"?: string,"claimed_at"?: string | null,"email"?: string | null,"handed_at"?: string | null,"language"?: string,"lease"?: string | null,"mailing"?: string,"next_at"?: string,"speaker_id"?: string,"state"?: string,"words"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "mail_deliveries_mailing_fkey"
      columns: ["mailing"]
isOneToOne: false
      referencedRelation: "mailings"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mail_deliveries_speaker_id_fkey"
      columns: ["speaker_id"]
isOneToOne: false
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    }
                  ]
                },"mail_templates": {
                  Row: {
                    "body": NonNullable<Json>,"id": string,"name": string,"subject": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: NonNullable<Json>,"id"?: string,"name": string,"subject"?: NonNullable<Json>
                  }
                  Update: {
                    "body"?: NonNullable<Json>,"id"?: string,"name"?: string,"subject"?: NonNullable<Json>
                  }
                  Relationships: [
                    
                  ]
                },"mailings": {
                  Row: {
                    "body": NonNullable<Json>,"edition_id": number,"id": string,"recipients": string,"started_at": string,"started_by": string | null,"state": string,"subject": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "body": NonNullable<Json>,"edition_id": number,"id": string,"recipients": string,"started_at"?: string,"started_by"?: string | null,"state"?: string,"subject": NonNullable<Json>
                  }
                  Update: {
                    "body"?: NonNullable<Json>,"edition_id"?: number,"id"?: string,"recipients"?: string,"started_at"?: string,"started_by"?: string | null,"state"?: string,"subject"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "mailings_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"news": {
                  Row: {
                    "author": string | null,"category": string,"content": NonNullable<Json>,"edition_id": number | null,"featured": boolean,"id": string,"image": string | null,"published": boolean,"published_at": string,"title": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "author"?: string | null,"category"?: string,"content"?: NonNullable<Json>,"edition_id"?: number | null,"featured"?: boolean,"id"?: string,"image"?: string | null,"published"?: boolean,"published_at"?: string,"title"?: NonNullable<Json>
                  }
                  Update: {
                    "author"?: string | null,"category"?: string,"content"?: NonNullable<Json>,"edition_id"?: number | null,"featured"?: boolean,"id"?: string,"image"?: string | null,"published"?: boolean,"published_at"?: string,"title"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "news_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"planned_changes": {
                  Row: {
                    "edition_id": number,"event_id": string,"field": string,"id": string,"language": string,"planned_at": string,"release_id": string | null,"seen": string | null,"talk_id": string | null,"wanted": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "edition_id": number,"event_id": string,"field": string,"id"?: string,"language"?: string,"planned_at"?: string,"release_id"?: string | null,"seen"?: string | null,"talk_id"?: string | null,"wanted"?: string | null
                  }
                  Update: {
                    "edition_id"?: number,"event_id"?: string,"field"?: string,"id"?: string,"language"?: string,"planned_at"?: string,"release_id"?: string | null,"seen"?: string | null,"talk_id"?: string | null,"wanted"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "planned_changes_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "planned_changes_event_id_fkey"
      columns: ["event_id"]
isOneToOne: false
      referencedRelation: "events"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "planned_changes_release_id_fkey"
      columns: ["release_id"]
isOneToOne: false
      referencedRelation: "releases"
      referencedColumns: ["id"]
    }
                  ]
                },"prayer_days": {
                  Row: {
                    "asr": string | null,"asr_iqama": string | null,"date": string,"dhuhr": string | null,"dhuhr_iqama": string | null,"edition_id": number,"fajr": string | null,"fajr_iqama": string | null,"id": string,"isha": string | null,"isha_iqama": string | null,"jumua": string | null,"maghrib": string | null,"maghrib_iqama": string | null,"sunrise": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "asr"?: string | null,"asr_iqama"?: string | null,"date": string,"dhuhr"?: string | null,"dhuhr_iqama"?: string | null,"edition_id": number,"fajr"?: string | null,"fajr_iqama"?: string | null,"id"?: string,"isha"?: string | null,"isha_iqama"?: string | null,"jumua"?: string | null,"maghrib"?: string | null,"maghrib_iqama"?: string | null,"sunrise"?: string | null
                  }
                  Update: {
                    "asr"?: string | null,"asr_iqama"?: string | null,"date"?: string,"dhuhr"?: string | null,"dhuhr_iqama"?: string | null,"edition_id"?: number,"fajr"?: string | null,"fajr_iqama"?: string | null,"id"?: string,"isha"?: string | null,"isha_iqama"?: string | null,"jumua"?: string | null,"maghrib"?: string | null,"maghrib_iqama"?: string | null,"sunrise"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "prayer_days_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"proposals": {
                  Row: {
                    "edition_id": number,"field": string,"id": string,"intervention_id": string | null,"language": string,"proposed": string | null,"seen": string | null,"sent_at": string,"speaker_id": string,"state": string
                  }
                  ComputedFields: never
                  Insert: {
                    "edition_id": number,"field"?: string,"id"?: string,"intervention_id"?: string | null,"language"?: string,"proposed"?: string | null,"seen"?: string | null,"sent_at"?: string,"speaker_id": string,"state"?: string
                  }
                  Update: {
                    "edition_id"?: number,"field"?: string,"id"?: string,"intervention_id"?: string | null,"language"?: string,"proposed"?: string | null,"seen"?: string | null,"sent_at"?: string,"speaker_id"?: string,"state"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "proposals_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "proposals_intervention_id_fkey"
      columns: ["intervention_id"]
isOneToOne: false
      referencedRelation: "interventions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "proposals_speaker_id_fkey"
      columns: ["speaker_id"]
isOneToOne: false
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    }
                  ]
                },"push_messages": {
                  Row: {
                    "about": string | null,"body": NonNullable<Json>,"closed": boolean,"created_at": string,"expires_at": string,"kind": string,"queued": number,"recipients": string,"starts_at": string | null,"stood": Json | null,"subject": string,"title": NonNullable<Json>,"urgent": boolean,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "about"?: string | null,"body"?: NonNullable<Json>,"closed"?: boolean,"created_at"?: string,"expires_at": string,"kind": string,"queued"?: number,"recipients"?: string,"starts_at"?: string | null,"stood"?: Json | null,"subject": string,"title": NonNullable<Json>,"urgent"?: boolean,"version"?: number
                  }
                  Update: {
                    "about"?: string | null,"body"?: NonNullable<Json>,"closed"?: boolean,"created_at"?: string,"expires_at"?: string,"kind"?: string,"queued"?: number,"recipients"?: string,"starts_at"?: string | null,"stood"?: Json | null,"subject"?: string,"title"?: NonNullable<Json>,"urgent"?: boolean,"version"?: number
                  }
                  Relationships: [
                    
                  ]
                },"push_outbox": {
                  Row: {
                    "attempts": number,"delivered_at": string | null,"next_at": string,"state": string,"subject": string,"subscription": string,"tried": boolean,"urgent": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "attempts"?: number,"delivered_at"?: string | null,"next_at"?: string,"state"?: string,"subject": string,"subscription": string,"tried"?: boolean,"urgent": boolean
                  }
                  Update: {
                    "attempts"?: number,"delivered_at"?: string | null,"next_at"?: string,"state"?: string,"subject"?: string,"subscription"?: string,"tried"?: boolean,"urgent"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "push_outbox_subject_fkey"
      columns: ["subject"]
isOneToOne: false
      referencedRelation: "push_messages"
      referencedColumns: ["subject"]
    },{
      foreignKeyName: "push_outbox_subscription_fkey"
      columns: ["subscription"]
isOneToOne: false
      referencedRelation: "push_subscriptions"
      referencedColumns: ["id"]
    }
                  ]
                },"push_subscriptions": {
                  Row: {
                    "auth": string,"called_at": string,"calls_left": number,"code_id": string | null,"created_at": string,"endpoint": string,"failures": number,"gone_at": string | null,"id": string,"language": string,"last_ok": string | null,"p256dh": string,"remind_before": number | null,"topics": (string)[],"visitor": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "auth": string,"called_at"?: string,"calls_left"?: number,"code_id"?: string | null,"created_at"?: string,"endpoint": string,"failures"?: number,"gone_at"?: string | null,"id"?: string,"language": string,"last_ok"?: string | null,"p256dh": string,"remind_before"?: number | null,"topics": (string)[],"visitor"?: string | null
                  }
                  Update: {
                    "auth"?: string,"called_at"?: string,"calls_left"?: number,"code_id"?: string | null,"created_at"?: string,"endpoint"?: string,"failures"?: number,"gone_at"?: string | null,"id"?: string,"language"?: string,"last_ok"?: string | null,"p256dh"?: string,"remind_before"?: number | null,"topics"?: (string)[],"visitor"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "push_subscriptions_code_id_fkey"
      columns: ["code_id"]
isOneToOne: false
      referencedRelation: "audience_codes"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "push_subscriptions_visitor_fkey"
      columns: ["visitor"]
isOneToOne: false
      referencedRelation: "visitors"
      referencedColumns: ["key_hash"]
    }
                  ]
                },"questions": {
                  Row: {
                    "asked_at": string,"edition_id": number,"event_id": string,"id": string,"state": string,"text": string
                  }
                  ComputedFields: never
                  Insert: {
                    "asked_at"?: string,"edition_id": number,"event_id": string,"id"?: string,"state"?: string,"text": string
                  }
                  Update: {
                    "asked_at"?: string,"edition_id"?: number,"event_id"?: string,"id"?: string,"state"?: string,"text"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "questions_event_fkey"
      columns: ["event_id","edition_id"]
isOneToOne: false
      referencedRelation: "events"
      referencedColumns: ["id","edition_id"]
    }
                  ]
                },"releases": {
                  Row: {
                    "changes": string | null,"edition_id": number,"id": string,"name": string,"note": NonNullable<Json>,"number": number,"released_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "changes"?: string | null,"edition_id": number,"id"?: string,"name": string,"note"?: NonNullable<Json>,"number": number,"released_at"?: string
                  }
                  Update: {
                    "changes"?: string | null,"edition_id"?: number,"id"?: string,"name"?: string,"note"?: NonNullable<Json>,"number"?: number,"released_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "releases_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"shuttles": {
                  Row: {
                    "days": (string)[],"departures": (string)[],"edition_id": number,"from_place": NonNullable<Json>,"id": string,"name": NonNullable<Json>,"note": NonNullable<Json>,"position": number,"published": boolean,"ride": number | null,"to_place": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "days": (string)[],"departures": (string)[],"edition_id": number,"from_place"?: NonNullable<Json>,"id"?: string,"name"?: NonNullable<Json>,"note"?: NonNullable<Json>,"position"?: number,"published"?: boolean,"ride"?: number | null,"to_place"?: NonNullable<Json>
                  }
                  Update: {
                    "days"?: (string)[],"departures"?: (string)[],"edition_id"?: number,"from_place"?: NonNullable<Json>,"id"?: string,"name"?: NonNullable<Json>,"note"?: NonNullable<Json>,"position"?: number,"published"?: boolean,"ride"?: number | null,"to_place"?: NonNullable<Json>
                  }
                  Relationships: [
                    {
      foreignKeyName: "shuttles_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"site_content": {
                  Row: {
                    "content": NonNullable<Json>,"image_url": string | null,"key": string
                  }
                  ComputedFields: never
                  Insert: {
                    "content"?: NonNullable<Json>,"image_url"?: string | null,"key": string
                  }
                  Update: {
                    "content"?: NonNullable<Json>,"image_url"?: string | null,"key"?: string
                  }
                  Relationships: [
                    
                  ]
                },"speaker_contacts": {
                  Row: {
                    "email": string | null,"language": string | null,"speaker_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "email"?: string | null,"language"?: string | null,"speaker_id": string
                  }
                  Update: {
                    "email"?: string | null,"language"?: string | null,"speaker_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "speaker_contacts_speaker_id_fkey"
      columns: ["speaker_id"]
isOneToOne: true
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    }
                  ]
                },"speaker_details": {
                  Row: {
                    "arrival": string | null,"availability": NonNullable<Json>,"departure": string | null,"edition_id": number,"equipment": string | null,"journey": string | null,"participation": string | null,"recording": string | null,"sent_at": string,"speaker_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "arrival"?: string | null,"availability"?: NonNullable<Json>,"departure"?: string | null,"edition_id": number,"equipment"?: string | null,"journey"?: string | null,"participation"?: string | null,"recording"?: string | null,"sent_at"?: string,"speaker_id": string
                  }
                  Update: {
                    "arrival"?: string | null,"availability"?: NonNullable<Json>,"departure"?: string | null,"edition_id"?: number,"equipment"?: string | null,"journey"?: string | null,"participation"?: string | null,"recording"?: string | null,"sent_at"?: string,"speaker_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "speaker_details_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "speaker_details_speaker_id_fkey"
      columns: ["speaker_id"]
isOneToOne: false
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    }
                  ]
                },"speaker_links": {
                  Row: {
                    "code_hash": string,"edition_id": number,"expires_at": string,"made_at": string,"opened_at": string | null,"speaker_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "code_hash": string,"edition_id": number,"expires_at": string,"made_at"?: string,"opened_at"?: string | null,"speaker_id": string
                  }
                  Update: {
                    "code_hash"?: string,"edition_id"?: number,"expires_at"?: string,"made_at"?: string,"opened_at"?: string | null,"speaker_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "speaker_links_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "speaker_links_speaker_id_fkey"
      columns: ["speaker_id"]
isOneToOne: false
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    }
                  ]
                },"speaker_portraits": {
                  Row: {
                    "data": string,"edition_id": number,"speaker_id": string,"type": string
                  }
                  ComputedFields: never
                  Insert: {
                    "data": string,"edition_id": number,"speaker_id": string,"type": string
                  }
                  Update: {
                    "data"?: string,"edition_id"?: number,"speaker_id"?: string,"type"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "speaker_portraits_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "speaker_portraits_speaker_id_fkey"
      columns: ["speaker_id"]
isOneToOne: false
      referencedRelation: "speakers"
      referencedColumns: ["id"]
    }
                  ]
                },"speakers": {
                  Row: {
                    "biography": NonNullable<Json>,"country": string | null,"edition_ids": (number)[],"id": string,"name": NonNullable<Json>,"photo": string | null,"published": boolean,"title": NonNullable<Json>
                  }
                  ComputedFields: never
                  Insert: {
                    "biography"?: NonNullable<Json>,"country"?: string | null,"edition_ids"?: (number)[],"id"?: string,"name"?: NonNullable<Json>,"photo"?: string | null,"published"?: boolean,"title"?: NonNullable<Json>
                  }
                  Update: {
                    "biography"?: NonNullable<Json>,"country"?: string | null,"edition_ids"?: (number)[],"id"?: string,"name"?: NonNullable<Json>,"photo"?: string | null,"published"?: boolean,"title"?: NonNullable<Json>
                  }
                  Relationships: [
                    
                  ]
                },"streaming": {
                  Row: {
                    "edition_id": number,"sound_ar": string | null,"sound_en": string | null,"sound_fr": string | null,"sound_original": string | null,"status": string,"stream_url": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "edition_id": number,"sound_ar"?: string | null,"sound_en"?: string | null,"sound_fr"?: string | null,"sound_original"?: string | null,"status"?: string,"stream_url"?: string | null
                  }
                  Update: {
                    "edition_id"?: number,"sound_ar"?: string | null,"sound_en"?: string | null,"sound_fr"?: string | null,"sound_original"?: string | null,"status"?: string,"stream_url"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "streaming_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: true
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"text_origins": {
                  Row: {
                    "edition_id": number | null,"id": string,"made_from": string,"source": string
                  }
                  ComputedFields: never
                  Insert: {
                    "edition_id"?: number | null,"id": string,"made_from": string,"source"?: string
                  }
                  Update: {
                    "edition_id"?: number | null,"id"?: string,"made_from"?: string,"source"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "text_origins_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"tracks": {
                  Row: {
                    "colour": string,"days": (string)[],"description": NonNullable<Json>,"edition_id": number,"id": string,"name": NonNullable<Json>,"position": number,"published": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "colour"?: string,"days"?: (string)[],"description"?: NonNullable<Json>,"edition_id": number,"id"?: string,"name"?: NonNullable<Json>,"position"?: number,"published"?: boolean
                  }
                  Update: {
                    "colour"?: string,"days"?: (string)[],"description"?: NonNullable<Json>,"edition_id"?: number,"id"?: string,"name"?: NonNullable<Json>,"position"?: number,"published"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "tracks_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"translation_tasks": {
                  Row: {
                    "able": boolean,"assignee": string,"assignee_name": string,"edition_id": number | null,"id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "able"?: boolean,"assignee": string,"assignee_name": string,"edition_id"?: number | null,"id": string
                  }
                  Update: {
                    "able"?: boolean,"assignee"?: string,"assignee_name"?: string,"edition_id"?: number | null,"id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "translation_tasks_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                },"visitors": {
                  Row: {
                    "calls_left": number,"created_at": string,"feed_hash": string | null,"key_hash": string,"last_seen": string,"share_hash": string | null,"share_name": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "calls_left"?: number,"created_at"?: string,"feed_hash"?: string | null,"key_hash": string,"last_seen"?: string,"share_hash"?: string | null,"share_name"?: string | null
                  }
                  Update: {
                    "calls_left"?: number,"created_at"?: string,"feed_hash"?: string | null,"key_hash"?: string,"last_seen"?: string,"share_hash"?: string | null,"share_name"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"weather": {
                  Row: {
                    "answer": Json | null,"answered_at": string | null,"asked_at": string | null,"latitude": number,"longitude": number,"singleton": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: Json | null,"answered_at"?: string | null,"asked_at"?: string | null,"latitude"?: number,"longitude"?: number,"singleton"?: boolean
                  }
                  Update: {
                    "answer"?: Json | null,"answered_at"?: string | null,"asked_at"?: string | null,"latitude"?: number,"longitude"?: number,"singleton"?: boolean
                  }
                  Relationships: [
                    
                  ]
                },"zones": {
                  Row: {
                    "area": Json | null,"color": string,"description": NonNullable<Json>,"edition_id": number,"id": string,"name": NonNullable<Json>,"position": number
                  }
                  ComputedFields: never
                  Insert: {
                    "area"?: Json | null,"color": string,"description"?: NonNullable<Json>,"edition_id": number,"id"?: string,"name"?: NonNullable<Json>,"position"?: number
                  }
                  Update: {
                    "area"?: Json | null,"color"?: string,"description"?: NonNullable<Json>,"edition_id"?: number,"id"?: string,"name"?: NonNullable<Json>,"position"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "zones_edition_id_fkey"
      columns: ["edition_id"]
isOneToOne: false
      referencedRelation: "editions"
      referencedColumns: ["id"]
    }
                  ]
                }
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "add_administrator":
{ Args: { "p_email": string,"p_halls"?: (string)[],"p_languages"?: (string)[],"p_roles"?: (string)[] }; Returns: string
                           },
"admin_restore":
{ Args: { "p_rows": Json }; Returns: Json
                           },
"admin_restore_epoch":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"announcement_audience":
{ Args: { "p_recipients": string,"p_urgent": boolean }; Returns: Json
                           },
"announcement_reach":
{ Args: { "p_id": string }; Returns: Json
                           },
"close_feedback_page":
{ Args: { "p_speaker": string }; Returns: boolean
                           },
"close_speaker_page":
{ Args: { "p_edition": number,"p_speaker": string }; Returns: boolean
                           },
"content_history":
{ Args: { "p_before"?: number,"p_id"?: string,"p_kind"?: string,"p_limit"?: number }; Returns: Json
                           },
"demote_administrator":
{ Args: { "p_user": string }; Returns: string
                           },
"device_errors":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"devices_by_revision":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"edition_contents":
{ Args: { "p_edition": number }; Returns: Json
                           },
"errors_push":
{ Args: { "p_reports": Json }; Returns: number
                           },
"favourites_follow":
{ Args: { "p_key": string }; Returns: Json
                           },
"favourites_followed":
{ Args: { "p_code": string }; Returns: Json
                           },
"favourites_forget":
{ Args: { "p_key": string }; Returns: boolean
                           },
"favourites_pull":
{ Args: { "p_key": string }; Returns: Json
                           },
"favourites_push":
{ Args: { "p_key": string,"p_ops": Json }; Returns: Json
                           },
"favourites_share":
{ Args: { "p_key": string,"p_name"?: string }; Returns: Json
                           },
"favourites_shared":
{ Args: { "p_code": string }; Returns: Json
                           },
"favourites_unfollow":
{ Args: { "p_key": string }; Returns: boolean
                           },
"favourites_unshare":
{ Args: { "p_key": string }; Returns: boolean
                           },
"feedback_figures":
{ Args: { "p_edition": number }; Returns: Json
                           },
"feedback_given":
{ Args: { "p_edition": number,"p_event"?: string }; Returns: Json
                           },
"feedback_page":
{ Args: { "p_code": string }; Returns: Json
                           },
"get_speakers_for_edition":
{ Args: { "p_edition_id": number }; Returns: {
              "biography": Json,"country": string,"edition_ids": (number)[],"id": string,"name": Json,"photo": string,"title": Json
            }[]
                           },
"hide_remark":
{ Args: { "p_hidden": boolean,"p_id": string }; Returns: boolean
                           },
"is_admin":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"is_member":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"list_administrators":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_audience_codes":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"list_mailings":
{ Args: { "p_edition": number }; Returns: Json
                           },
"live_viewers":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"live_viewers_wanted":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"mail_acknowledge":
{ Args: { "p_results": Json }; Returns: number
                           },
"mail_bounced":
{ Args: { "p_email": string,"p_mailing": string,"p_speaker": string,"p_words": string }; Returns: boolean
                           },
"mail_claim":
{ Args: { "p_lease"?: number,"p_limit"?: number,"p_per_minute"?: number }; Returns: Json
                           },
"mail_due":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"mail_hand_over":
{ Args: { "p_lease": string,"p_mailing": string,"p_speaker": string }; Returns: Json
                           },
"mail_people":
{ Args: { "p_edition": number }; Returns: Json
                           },
"mail_subscription":
{ Args: { "p_code": string }; Returns: Json
                           },
"mail_unsubscribe":
{ Args: { "p_code": string }; Returns: boolean
                           },
"mailing_log":
{ Args: { "p_id": string }; Returns: Json
                           },
"make_audience_code":
{ Args: { "p_audience": string,"p_label": string }; Returns: Json
                           },
"missing_media":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"note_revision":
{ Args: { "p_audience"?: string,"p_code"?: string,"p_device": string,"p_edition": number,"p_revision": number }; Returns: boolean
                           },
"open_feedback_page":
{ Args: { "p_speaker": string }; Returns: Json
                           },
"open_speaker_page":
{ Args: { "p_days"?: number,"p_edition": number,"p_speaker": string }; Returns: Json
                           },
"own_rights":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"page_reads":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"proposed_portrait":
{ Args: { "p_edition": number,"p_speaker": string }; Returns: Json
                           },
"push_acknowledge":
{ Args: { "p_results": Json }; Returns: number
                           },
"push_claim":
{ Args: { "p_lease"?: number,"p_limit"?: number }; Returns: Json
                           },
"push_move":
{ Args: { "p_auth": string,"p_endpoint": string,"p_subscription": Json }; Returns: Json
                           },
"push_status":
{ Args: { "p_auth": string,"p_endpoint": string }; Returns: Json
                           },
"push_subscribe":
{ Args: { "p_subscription": Json }; Returns: Json
                           },
"push_tidy":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"push_unsubscribe":
{ Args: { "p_auth": string,"p_endpoint": string }; Returns: boolean
                           },
"push_workers":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"reads_push":
{ Args: { "p_reads": Json }; Returns: number
                           },
"remarks_push":
{ Args: { "p_key": string,"p_remarks": Json }; Returns: Json
                           },
"report_live_viewers":
{ Args: { "p_count": number }; Returns: undefined
                           },
"revoke_audience_code":
{ Args: { "p_id": string }; Returns: boolean
                           },
"send_due_announcements":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"send_reminders":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"service_health":
{ Args: { "p_published"?: number }; Returns: Json
                           },
"set_rights":
{ Args: { "p_halls": (string)[],"p_languages": (string)[],"p_roles": (string)[],"p_user": string }; Returns: string
                           },
"set_speaker_contacts":
{ Args: { "p_contacts": Json }; Returns: number
                           },
"speaker_answers":
{ Args: { "p_edition": number }; Returns: Json
                           },
"speaker_page":
{ Args: { "p_code": string }; Returns: Json
                           },
"speaker_page_send":
{ Args: { "p_code": string,"p_id": string,"p_said": Json }; Returns: Json
                           },
"start_mailing":
{ Args: { "p_body": Json,"p_edition": number,"p_id": string,"p_people": Json,"p_recipients": string,"p_subject": Json }; Returns: Json
                           },
"steer_mailing":
{ Args: { "p_id": string,"p_state": string }; Returns: boolean
                           },
"sync_pull":
{ Args: { "p_audience"?: string,"p_code"?: string,"p_edition"?: number,"p_epoch"?: string,"p_limit"?: number,"p_since"?: number }; Returns: Json
                           },
"sync_push":
{ Args: { "p_batch": Json }; Returns: Json
                           },
"test_mailing":
{ Args: { "p_body": Json,"p_edition": number,"p_id": string,"p_language": string,"p_speaker": string,"p_subject": Json }; Returns: Json
                           },
"tidy_errors":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"tidy_history":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"tidy_mail":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"tidy_reads":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"tidy_speaker_pages":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"tidy_visitors":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"translators":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"weather_ask":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"weather_keep":
{ Args: { "p_answer": Json,"p_latitude": number,"p_longitude": number }; Returns: undefined
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
